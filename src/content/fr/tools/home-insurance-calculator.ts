import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { HomeAnswer, HomeAnswerKeys, UnitKind } from "#domain/tools/home-answer.ts";
import type { homeInputs } from "#domain/tools/home-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { homePricesIn } from "#content/figures/province-prices.ts";
import { unitPriceFor } from "#content/figures/unit-prices.ts";
import { homeBlocks, priceText, type HomeBlockWords } from "#content/tools/home-blocks.ts";

import { priceBases, priceMeasures, pricePeriod } from "#words/prices.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const range = (low: string, high: string) => `De ${low} à ${high}`;
const each = { month: "par mois", year: "par année" } as const;

const perils = {
  sewer: ["Refoulement d’égout", "L’eau qui remonte par un drain ou une toilette. D’habitude, c’est un ajout."],
  overland: [
    "Débordement de cours d’eau et eau de pluie",
    "L’eau d’une rivière, d’une forte pluie ou de la fonte des neiges qui entre au niveau du sol. C’est un ajout, qui ne se vend pas partout.",
  ],
  earthquake: [
    "Tremblement de terre",
    "Un ajout qui a sa propre franchise, un pourcentage du montant d’assurance total.",
  ],
  bylaw: [
    "Règlements de construction",
    "Le surcoût pour reconstruire selon le code du bâtiment d’aujourd’hui. C’est souvent un ajout.",
  ],
  guaranteedReplacement: [
    "Coût de reconstruction garanti",
    "Elle paie tout le coût de reconstruction, même au-delà du montant d’assurance. Condition : avoir assuré le montant que votre assureur demandait.",
  ],
} as const;

/** Where the ground may shake in a province. */
const shakingGround: Readonly<Partial<Record<ProvinceCode, string>>> = {
  BC: "Vous n’avez pas de garantie contre les tremblements de terre, et le sud-ouest de la Colombie-Britannique est à risque. Dans cette province, l’assurance incendie ordinaire couvre un incendie causé par un tremblement de terre.",
  ON: "Vous n’avez pas de garantie contre les tremblements de terre. En Ontario, la vallée de l’Outaouais est à risque.",
  QC: "Vous n’avez pas de garantie contre les tremblements de terre. Au Québec, les vallées du Saint-Laurent et de l’Outaouais sont à risque, Montréal compris.",
};

const noPrices = "Nous n’avons pas trouvé de chiffre récent (novembre 2026).";

const blockWords: HomeBlockWords = {
  perils,
  insured: {
    title: "Qui assure quoi?",
    columns: ["Quoi", "Assuré par", "Bon à savoir"],
    you: "Vous",
    other: { tenant: "Le contrat de votre propriétaire", condo: "Le contrat du syndicat" },
    building: "L’immeuble",
    buildingNote: {
      condo: "Les parties communes, et votre logement tel qu’il a été construit au départ, l’« unité type ».",
      tenant: "Il ne paie pas pour vos biens.",
    },
    belongings: [
      "Tout ce qui vous appartient",
      "L’assurance de vos biens. Demandez la valeur à neuf : la valeur au jour du sinistre enlève l’usure.",
    ],
    improvements: [
      "Les améliorations du logement",
      "La cuisine, les planchers et la salle de bain refaits, même aux frais d’un ancien copropriétaire.",
    ],
    deductible: [
      "La franchise du syndicat",
      "Si on vous la facture, la garantie pour votre part de la franchise du syndicat paie.",
    ],
    deductibleIn: {
      AB: {
        text: "En Alberta, si le sinistre commence dans votre logement, vous devez la franchise de l’association condominiale jusqu’à 50 000 $, même sans faute.",
        basis: "S529",
        asOf: "2023",
      },
      BC: {
        text: "En Colombie-Britannique, la strata corporation (l’association de copropriétaires) peut poursuivre le copropriétaire responsable du sinistre pour se faire rembourser sa franchise. Nous n’avons pas trouvé de plafond.",
        basis: "S530",
      },
      ON: {
        text: "En Ontario, vous payez la franchise pour les dommages que vous causez à votre propre logement. Les règlements de l’association condominiale peuvent aller plus loin.",
        basis: "S531",
      },
      QC: {
        text: "Au Québec, le syndicat peut réclamer sa franchise à un copropriétaire seulement si celui-ci est en faute.",
        basis: "S528",
      },
    },
    assessment: [
      "Un sinistre plus gros que les montants d’assurance du syndicat",
      "Le syndicat peut en facturer une part aux copropriétaires. La garantie pour votre part d’un sinistre de l’immeuble paie la vôtre.",
    ],
    liability: [
      "Les torts que vous causez aux autres",
      "La responsabilité civile, par exemple pour un incendie ou une fuite qui commence chez vous.",
    ],
    liabilityInQuebec: (smaller, larger) =>
      `La loi du Québec exige une assurance responsabilité civile de chaque propriétaire d’une copropriété divise. Le montant : ${smaller} dans un immeuble d’au plus 12 logements, ${larger} à partir de 13.`,
    livingExpenses: ["Un endroit où loger après un sinistre", "Les frais de subsistance supplémentaires."],
  },
  prices: {
    columns: ["Où", "Prix", "Ce qu’il mesure"],
    note: "Moyennes et fourchettes publiées, avant taxe. Aucune n’est une soumission : votre prix dépend du logement, de ce qu’il contient, de vos sinistres et des garanties.",
    none: noPrices,
    noneIn: (province) => `${province} : ${noPrices}`,
    houses: "Combien paient les propriétaires?",
    units: { tenant: "Combien paient les locataires?", condo: "Combien paient les copropriétaires?" },
    range,
    per: each,
    tenantsInToronto: [
      [
        "Région de Toronto, contrat de base",
        "De 12 $ à 25 $ par mois",
        "2021 : 20 000 $ de biens, 1 million de dollars de responsabilité civile, franchise de 1 000 $",
      ],
      [
        "Chaque ajout",
        "De 1 $ à 3 $ par mois",
        "2021 : 30 000 $ de biens de plus, 2 millions de dollars de responsabilité civile, refoulement d’égout ou inondation",
      ],
    ],
  },
  left: {
    title: "Qu’est-ce que votre contrat vous laisserait à payer?",
    columns: ["Question", "Réponse"],
    partialLoss: "Ce que vous recevriez pour un sinistre de 100 000 $, avant la franchise",
    quake: (deductible) =>
      `Ce que vous paieriez si un tremblement de terre détruisait la maison, avec une franchise de ${deductible}`,
    deductible: "La franchise plus élevée est rentable si vous avez moins d’un sinistre en",
    assessment: "La franchise du syndicat : ce qui vous reste à payer",
    years: (value) => `${formatNumber(value, { maximum: 1 })} ${value < 1.95 ? "an" : "ans"}`,
  },
  addOns: {
    title: "Qu’est-ce qui est d’habitude un ajout?",
    columns: ["Garantie", "Ce que c’est", "Vous l’avez"],
    notAnswered: "Sans réponse",
    yes: "Oui",
    no: "Non",
  },
};

const unitSentence: Readonly<Record<UnitKind, string>> = {
  condo:
    "Le syndicat de copropriété assure l’immeuble. Vous assurez ce qui vous appartient, les améliorations de votre logement et votre responsabilité civile. Vous assurez aussi votre part de ce que le syndicat peut facturer aux copropriétaires après un sinistre.",
  tenant:
    "Votre propriétaire assure l’immeuble. Vous assurez ce qui vous appartient et votre responsabilité civile envers les autres.",
};

/** A sentence that names the figures missing for the check of a house's limit. */
const figuresToEnter = {
  none: "Pour savoir si votre montant suffit, entrez deux chiffres : le montant d’assurance du bâtiment et le coût de reconstruction selon votre assureur ou un évaluateur.",
  limit:
    "Pour savoir si votre montant suffit, entrez encore un chiffre : le coût de reconstruction selon votre assureur ou un évaluateur.",
  appraisal: "Pour savoir si votre montant suffit, entrez encore un chiffre : le montant d’assurance du bâtiment.",
} as const;

/** Label and figure of a published price for tenants or condo owners. */
function priceOfUnit(dwelling: UnitKind, province: ProvinceCode | null) {
  const { province: place, dollars, per, basis, period, source } = unitPriceFor(dwelling, province);
  const people = dwelling === "tenant" ? "locataires" : "copropriétaires";
  const placeName = place === null ? "Canada" : provinceNamesByCode[place];
  return {
    label: `Ce que paient les ${people}, ${placeName} (${priceBases[basis]}, ${pricePeriod(period)})`,
    figure: `${priceText(dollars, range)} ${each[per]}`,
    source,
  };
}

function priceSentence(dwelling: UnitKind, province: ProvinceCode | null): string {
  const { label, figure } = priceOfUnit(dwelling, province);
  return `${label} : ${figure}.`;
}

const methodOfHouse = [
  "Pour une maison, nous comparons le montant d’assurance du bâtiment au coût de reconstruction selon votre assureur ou un évaluateur.",
  "Si vous entrez la superficie, nous montrons ce que demandent les constructeurs : la superficie multipliée par leur prix au pied carré. Pour un sous-sol aménagé, un peu plus du tiers de ce prix. Nous ajoutons de 15 à 25 % pour le déblaiement du terrain, les plans et les permis.",
  "Ces prix sont ceux que des promoteurs paient pour bâtir beaucoup de maisons sur un terrain dégagé. Une seule maison rebâtie après un incendie coûte d’habitude plus cher. Ces chiffres ne disent donc pas si votre montant suffit. Le calcul de votre assureur ou une évaluation peut le dire : il ajoute pour votre maison les plans, les permis, la démolition et l’enlèvement des débris.",
  "Si vous assurez moins de 80 % de la valeur, beaucoup de contrats paient seulement une partie d’un sinistre, même petit. Avec le chiffre de votre assureur ou de l’évaluateur, le calcul le montre pour un sinistre de 100 000 $.",
  "La franchise : la différence entre les deux, divisée par ce que vous économisez par année, taxe comprise. Si vous avez moins d’un sinistre pendant ce nombre d’années, la plus élevée est rentable. Un petit sinistre peut aussi vous faire perdre un rabais; le calcul n’en tient pas compte.",
];
const methodOfUnit = {
  tenant: ["Nous additionnons vos biens et les comparons à leur montant d’assurance."],
  condo: [
    "Nous additionnons vos biens et les comparons à leur montant d’assurance, et la franchise du syndicat à votre garantie.",
  ],
} as const;

/** Said where the price is another province's. */
function whosePrice(place: ProvinceCode | null, yours: ProvinceCode | null): string {
  if (place === null || place === yours) return "";
  const name = provinceNamesByCode[place];
  return yours === null
    ? `Ce prix vient d’une seule province (${name}) : choisissez la vôtre plus haut. `
    : `Nous n’avons pas trouvé de prix pour votre province (${provinceNamesByCode[yours]}, novembre 2026). Celui-ci vient d’une autre (${name}). `;
}

/** What the home tool says. */
export const homeToolWords: ToolWords<typeof homeInputs, HomeAnswerKeys, HomeAnswer> = {
  question:
    "Combien coûterait le remplacement de mon logement ou de mes biens, et qu’est-ce que mon contrat laisse de côté?",
  questions: {
    ontarioArea: {
      label: "Quelle partie de l’Ontario?",
      options: { gta: "Région de Toronto", other: "Ailleurs en Ontario" },
    },
    dwelling: {
      label: "Qu’est-ce que vous assurez?",
      options: {
        house: "Une maison qui m’appartient",
        condo: "Un condo qui m’appartient",
        tenant: "Un logement que je loue",
      },
    },
    area: { label: "Superficie au-dessus du sol, en pieds carrés" },
    build: {
      label: "Quel genre de maison est-ce?",
      options: {
        tract: "Maison courante",
        custom: {
          label: "Construite sur mesure",
          hint: "Conçue pour vous, en bois rond ou patrimoniale.",
        },
      },
    },
    basement: { label: "Sous-sol aménagé, en pieds carrés" },
    appraisal: {
      label: "Le coût de reconstruction selon votre assureur ou un évaluateur, en dollars",
      hint: "Obtenez par écrit le chiffre de votre assureur.",
    },
    limit: {
      label: "Montant d’assurance du bâtiment, en dollars",
      hint: "Il est dans les conditions particulières, la page qui résume votre contrat. C’est le maximum payé pour le bâtiment.",
    },
    deductible: { label: "Franchise actuelle, en dollars" },
    altDeductible: { label: "Une franchise plus élevée à essayer, en dollars" },
    premium: { label: "Prime actuelle, en dollars par année" },
    altPremium: {
      label: "Prime avec la franchise plus élevée, en dollars par année",
      hint: "Demandez-la à votre assureur.",
    },
    covers: {
      label: "Ce que votre contrat couvre aussi",
      hint: "Cochez ce qui est dans les conditions particulières.",
      options: {
        sewer: perils.sewer[0],
        overland: perils.overland[0],
        earthquake: perils.earthquake[0],
        bylaw: perils.bylaw[0],
        guaranteedReplacement: perils.guaranteedReplacement[0],
      },
    },
    quakePct: { label: "Franchise pour tremblement de terre, en pourcentage du montant d’assurance" },
    savings: {
      label: "L’épargne que vous pourriez utiliser, en dollars",
      hint: "Pour payer une franchise le lendemain d’un sinistre.",
    },
    contents: {
      label: "Ce qu’il en coûterait pour remplacer tous vos biens, en dollars",
      hint: "Comptez ce que chaque chose coûte à neuf.",
    },
    rooms: {
      label: "Vos biens, pièce par pièce",
      hint: "Ce qu’il en coûterait pour tout racheter à neuf. Ajoutez une ligne pour chaque pièce ou genre d’objet.",
      row: "Pièce",
      add: "Ajouter une pièce",
      fields: {
        room: {
          label: "Pièce ou genre d’objet",
          options: {
            living: "Salon",
            bedroom: "Chambre",
            kitchen: "Cuisine",
            bathroom: "Salle de bain",
            clothes: "Vêtements",
            electronics: "Appareils électroniques",
            sports: "Sports et loisirs",
            storage: "Rangement",
            other: "Autre chose",
          },
        },
        amount: { label: "Pour tout remplacer, en dollars" },
      },
    },
    improvements: {
      label: "Améliorations de votre logement, en dollars",
      hint: "Les vôtres ou celles d’un ancien copropriétaire : cuisine, planchers, salle de bain.",
    },
    contentsLimit: { label: "Montant d’assurance de vos biens, selon votre contrat, en dollars" },
    liabilityLimit: { label: "Montant de responsabilité civile, selon votre contrat, en dollars" },
    corporationDeductible: {
      label: "La plus haute franchise du contrat du syndicat, en dollars",
      hint: "Elle est dans l’attestation d’assurance du syndicat de copropriété. Hors du Québec, on parle d’association condominiale.",
    },
    assessmentLimit: {
      label: "Montant prévu dans votre contrat pour la franchise du syndicat, en dollars",
      hint: "Le maximum que votre contrat paie si le syndicat vous facture sa franchise.",
    },
    unitCovers: {
      label: "Ce que votre contrat couvre aussi",
      hint: "Cochez ce qui est dans les conditions particulières.",
      options: { sewer: perils.sewer[0], overland: perils.overland[0], earthquake: perils.earthquake[0] },
    },
  },
  form: [
    { title: "Votre logement", inputs: ["dwelling", "limit", "appraisal", "contents", "contentsLimit"] },
    { title: "Le bâtiment", inputs: ["area", "basement", "build", "ontarioArea"] },
    { title: "Vos biens", inputs: ["rooms", "improvements"] },
    {
      title: "Votre contrat",
      inputs: ["covers", "quakePct", "liabilityLimit", "unitCovers"],
    },
    { title: "Le contrat du syndicat", inputs: ["corporationDeductible", "assessmentLimit"] },
    { title: "La franchise", inputs: ["deductible", "altDeductible", "premium", "altPremium", "savings"] },
  ],
  headline: {
    priceOfHouse: ({ province, has }) => {
      const [price] = homePricesIn(province);
      const name = provinceNamesByCode[province];
      return {
        ...(price === undefined
          ? {
              label: `Ce que paient les propriétaires, ${name}`,
              figure: "Nous n’avons trouvé aucun prix (novembre 2026)",
            }
          : {
              label: `Ce que paient les propriétaires, ${name} (${priceMeasures[price.measures]}, ${pricePeriod(price.period)})`,
              figure: `${priceText(price.dollars, range)} par année`,
              source: price.source,
            }),
        sentence: figuresToEnter[has ?? "none"],
      };
    },
    priceOfUnit: ({ dwelling, province, total }) => {
      const { label, figure, source } = priceOfUnit(dwelling, province);
      return {
        label,
        figure,
        source,
        sentence: `${whosePrice(unitPriceFor(dwelling, province).province, province)}${
          total === null
            ? `${unitSentence[dwelling]} Additionnez vos biens pour voir quel montant d’assurance acheter.`
            : `Remplacer vos biens coûterait ${formatDollars(total)} : achetez au moins ce montant d’assurance pour vos biens. ${unitSentence[dwelling]}`
        }`,
      };
    },
    contentsTooLow: ({ dwelling, province, total, limit }) => ({
      label: "Le montant d’assurance de vos biens",
      figure: `Il manque ${formatDollars(total - limit)}`,
      sentence: `Remplacer vos biens coûterait ${formatDollars(total)}, et votre contrat paie au plus ${formatDollars(limit)}. Augmentez le montant. ${priceSentence(dwelling, province)}`,
    }),
    contentsEnough: ({ dwelling, province, total, limit }) => ({
      label: "Le montant d’assurance de vos biens",
      figure: "Il suffit pour vos biens",
      sentence: `Votre montant de ${formatDollars(limit)} suffit pour les ${formatDollars(total)} que vous avez entrés. Les bijoux, les vélos et les collections ont souvent leurs propres maximums, plus bas. ${priceSentence(dwelling, province)}`,
    }),
    limitTooLow: ({ limit, appraisal }) => ({
      label: "Le montant d’assurance du bâtiment",
      figure: `Il manque ${formatDollars(appraisal - limit)}`,
      sentence: `Votre montant de ${formatDollars(limit)} est plus bas que le coût de reconstruction selon votre assureur ou l’évaluateur, ${formatDollars(appraisal)}. Augmentez-le, et obtenez le nouveau montant par écrit.`,
    }),
    limitEnough: ({ limit, appraisal }) => ({
      label: "Le montant d’assurance du bâtiment",
      figure: "Égal ou supérieur à l’estimation",
      sentence: `Votre montant de ${formatDollars(limit)} suffit pour le coût de reconstruction selon votre assureur ou l’évaluateur, ${formatDollars(appraisal)}. Faites mettre ce chiffre à jour de temps en temps.`,
    }),
  },
  asks: {
    chooseProvince: ({ dwelling }) => ({
      label: dwelling === "house" ? "Ce que paient les propriétaires" : "Ce que paient les copropriétaires",
      ask: "Choisissez une province",
      sentence:
        dwelling === "house"
          ? "Un prix publié de votre province s’affichera ici. Nous comparerons ensuite votre montant d’assurance au coût de reconstruction."
          : "Un prix publié de votre province s’affichera ici. Nous comparerons ensuite votre montant d’assurance à vos biens.",
    }),
  },
  working: {
    rebuildLow: "Coût des constructeurs, bas",
    rebuildHigh: "Coût des constructeurs, haut",
    rebuildMiddle: "Coût des constructeurs, milieu",
    partialLossPayout: "Ce que vous recevriez pour un sinistre de 100 000 $, avant la franchise",
    premiumSaved: "Prime économisée avec la franchise plus élevée, taxe comprise",
    deductibleYears: "Années avant que la franchise soit rentable",
    quakeOutOfPocket: "Votre part après un tremblement de terre",
    belongings: "Pour remplacer vos biens",
    contentsGap: "Ce qui dépasse le montant d’assurance de vos biens",
    assessmentGap: "La part de la franchise du syndicat qui dépasse votre garantie",
  },
  charts: {
    rebuild: "Ce que les constructeurs demandent pour une maison neuve comme la vôtre",
    limit: "Le montant d’assurance du bâtiment",
    appraisal: "Le chiffre de votre assureur ou de l’évaluateur",
    limitAndCost: "Votre montant et le coût de reconstruction",
    belongings: "Vos biens et votre montant d’assurance",
    contentsNeeded: "Pour remplacer vos biens",
    contentsLimit: "Le montant d’assurance de vos biens",
  },
  warnings: {
    deductibleAboveSavings: ({ deductible, savings }) =>
      `Une franchise de ${formatDollars(deductible)} dépasse les ${formatDollars(savings)} que vous pourriez utiliser. Ne choisissez pas une franchise plus grande que votre épargne.`,
    neverPays: () => "La franchise plus élevée ne réduit pas votre prime. Elle n’est donc jamais rentable.",
    alternativeNotHigher: () =>
      "La franchise à essayer n’est pas plus élevée que la vôtre. Il n’y a donc rien à comparer.",
    noSewer: ({ basement }) =>
      `Vous n’avez pas de garantie contre le refoulement d’égout. Vers 2017, remettre en état un sous-sol inondé coûtait en moyenne ${formatDollars(basement)}.`,
    noOverland: () =>
      "Vous n’avez pas de garantie contre le débordement de cours d’eau et l’eau de pluie. L’aide aux sinistrés peut refuser de payer ce qu’une assurance aurait pu couvrir.",
    noEarthquake: ({ province }) => shakingGround[province] ?? "",
    noBylaw: () =>
      "Vous n’avez pas la garantie Règlements de construction. Une vieille maison doit être rebâtie selon le code du bâtiment d’aujourd’hui, et vous paieriez la différence.",
    taxUnknown: () =>
      "Nous n’avons pas trouvé la taxe sur les primes là où vous vivez. Le nombre d’années n’en tient donc pas compte.",
    borrowedCosts: () =>
      "Nous n’avons pas trouvé de coûts de construction pour votre province. Nous avons donc pris ceux de sa voisine.",
    costsAreOld: ({ year }) => `Les coûts de construction datent de ${year}, et les prix ont monté depuis.`,
    assessmentTooLow: ({ deductible, limit }) =>
      `Si le syndicat vous facturait sa franchise de ${formatDollars(deductible)}, votre contrat en paierait ${formatDollars(limit)}. Augmentez le montant prévu pour la franchise du syndicat.`,
    liabilityBelowLaw: ({ minimum }) =>
      `La loi du Québec exige des propriétaires d’une copropriété divise au moins ${formatDollars(minimum)} d’assurance responsabilité civile.`,
  },
  reasonsNotToBuy: {
    noLawRequires: () =>
      "Aucune loi n’oblige le propriétaire d’une maison à acheter une assurance habitation, mais le prêteur hypothécaire l’exige d’habitude. Vous pouvez vous en passer si la maison est payée et que votre épargne suffirait à la reconstruire.",
    tenantOrCondo: ({ dwelling, mustHoldLiability }) => {
      if (mustHoldLiability)
        return "Vous n’avez pas à assurer l’immeuble. La loi du Québec vous oblige toutefois à avoir une assurance responsabilité civile.";
      return dwelling === "condo"
        ? "Vous n’avez pas à assurer l’immeuble lui-même. Un prêteur ou les règlements du syndicat peuvent demander une assurance pour le logement."
        : "Vous n’avez pas à assurer l’immeuble. Un bail peut demander une assurance responsabilité civile.";
    },
  },
  sensitivity: { label: "Le coût des constructeurs, milieu", value: formatRounded },
  method: ({ dwelling }) => (dwelling === "house" ? methodOfHouse : methodOfUnit[dwelling]),
  adviserQuestions: ({ dwelling }) =>
    dwelling === "house"
      ? [
          "Quel est votre calcul du coût de reconstruction, et de quand date-t-il?",
          "Mon contrat paie-t-il au-delà du montant d’assurance si la reconstruction coûte plus cher?",
          "Quelles garanties contre l’eau et les tremblements de terre puis-je acheter ici, et avec quelle franchise?",
          "Mes biens sont-ils assurés à la valeur à neuf ou à la valeur au jour du sinistre?",
        ]
      : [
          "Mes biens sont-ils assurés à la valeur à neuf ou à la valeur au jour du sinistre?",
          "Lesquels de mes biens ont leur propre maximum, plus bas?",
          "Quel montant de responsabilité civile est compris, et combien coûte le double?",
          "Combien de temps paieriez-vous un logement temporaire après un incendie?",
        ],
  nextSteps: {
    "insurance-comparison-tool": "Comparer deux ou trois soumissions habitation à garanties égales",
    "multi-policy-savings": "Voir si habitation et auto ensemble coûtent moins cher",
  },
  extraBlocks: homeBlocks(blockWords),
};
