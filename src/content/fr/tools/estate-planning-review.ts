import { formatDollars } from "#format/money.ts";
import type { EstateAnswer, EstateAnswerKeys, EstateBill } from "#domain/tools/estate-answer.ts";
import type { estateInputs } from "#domain/tools/estate-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";

const label = "À payer au décès, et l’argent disponible";
/** The bill, and the part of it that is illustrative. */
const dueSentence = (bill: number, legal: number) =>
  `L’impôt, l’homologation ou la vérification et les frais font environ ${formatDollars(bill)}. De ce montant, ${formatDollars(legal)} de frais juridiques et comptables sont notre illustration.`;
const heirs = {
  spouse: "Mon conjoint ou ma conjointe",
  namedOther: "Une autre personne, par son nom",
  estate: "Ma succession, ou personne en particulier",
} as const;
const valueAndCost = {
  value: { label: "Valeur d’aujourd’hui, en dollars" },
  cost: { label: "Ce que vous avez payé, en dollars" },
};

/** Cash that is missing, or that is left. */
function shortOrLeft(short: number): string {
  return short > 0 ? `Il manque ${formatRounded(short)}` : `Il reste ${formatRounded(-short)}`;
}

/** The lines of the bill, side by side for each case. */
const lines: readonly (readonly [title: string, amount: (bill: EstateBill) => string])[] = [
  ["Impôt de la dernière année", ({ tax }) => formatRounded(tax)],
  [
    "Homologation ou vérification du testament",
    ({ probate }) => (probate === null ? "Inconnu" : formatRounded(probate)),
  ],
  ["Funérailles, juriste et comptable", ({ bill, tax, probate }) => formatRounded(bill - tax - (probate ?? 0))],
  ["Dettes", ({ debts }) => formatRounded(debts)],
  ["Argent liquide et placements", ({ cash }) => formatRounded(cash)],
  ["Ce qui manque, ou ce qui reste", ({ short }) => shortOrLeft(short)],
];

/** What the estate tool says. */
export const estateToolWords: ToolWords<typeof estateInputs, EstateAnswerKeys, EstateAnswer> = {
  question: "Que faudrait-il payer à mon décès, et y a-t-il assez d’argent liquide pour le faire?",
  questions: {
    spouse: { label: "Toute la succession va-t-elle à votre conjoint ou conjointe?" },
    rrsp: { label: "REER ou FERR, en dollars" },
    rrspNamed: { label: "Qui est bénéficiaire du REER ou du FERR?", options: heirs },
    tfsa: { label: "CELI, en dollars" },
    tfsaNamed: { label: "Qui est bénéficiaire du CELI?", options: heirs },
    investments: { label: "Placements hors de ces régimes", fields: valueAndCost },
    cottage: { label: "Chalet ou immeuble locatif", fields: valueAndCost },
    home: { label: "Votre résidence, en dollars" },
    homeCost: {
      label: "Ce que vous avez payé pour votre résidence, en dollars",
      hint: "Ce prix compte si c’est le chalet qui est libre d’impôt. Sans réponse, nous ne comptons aucun gain sur la résidence.",
    },
    exempt: {
      label: "Laquelle des deux propriétés est libre d’impôt?",
      hint: "Pour les mêmes années, une seule l’est.",
      options: { home: "Ma résidence", cottage: "Le chalet" },
    },
    businessGain: {
      label: "Gain sur les actions d’une petite entreprise ou sur une ferme, en dollars",
      hint: "Sa valeur, moins son coût. Environ 1 250 000 $ de ce gain peuvent être libres d’impôt.",
    },
    jointWithSpouse: {
      label: "Ce que vous possédez conjointement avec votre conjoint ou conjointe, en dollars",
      hint: "La part de ces montants qui va à votre conjoint ou conjointe sans passer par le testament.",
    },
    otherIncome: { label: "Autres revenus l’année du décès, en dollars" },
    cash: { label: "Argent liquide, et assurances payables à votre succession, en dollars" },
    debts: { label: "Toutes les dettes, en dollars" },
    mortgage: { label: "Dans ces dettes, la part des prêts hypothécaires, en dollars" },
    funeral: { label: "Funérailles, en dollars" },
    will: {
      label: "Quel genre de testament avez-vous?",
      options: { notarial: "Fait devant notaire", other: "Un autre testament", none: "Aucun" },
    },
  },
  form: [
    { title: "La succession", inputs: ["spouse", "rrsp", "rrspNamed", "cottage", "cash"] },
    { title: "Qui hérite", inputs: ["tfsa", "tfsaNamed", "will", "jointWithSpouse"] },
    {
      title: "Ce que vous possédez",
      inputs: ["home", "homeCost", "exempt", "investments", "businessGain"],
    },
    { title: "Dettes et frais", inputs: ["debts", "mortgage", "funeral", "otherIncome"] },
  ],
  headline: {
    insolvent: ({ debts, assets }) => ({
      label,
      figure: "Plus de dettes que de biens",
      sentence: `Les dettes, ${formatRounded(debts)}, dépassent les biens, ${formatRounded(assets)}. D’habitude, les héritiers n’ont pas à payer le reste. Parlez-en à un syndic autorisé en insolvabilité ou à un ou une juriste.`,
    }),
    enoughCash: ({ bill, legal, left, open }) => ({
      label,
      figure: open.length === 0 ? "Il y a assez d’argent liquide" : "Assez d’argent liquide jusqu’ici",
      // What is open is named below, with the value that counts.
      sentence:
        open.length === 0
          ? `${dueSentence(bill, legal)} Après cela et les dettes, il reste environ ${formatDollars(left)} d’argent liquide et de placements.`
          : dueSentence(bill, legal),
    }),
    short: ({ bill, legal, short, ifSpouseInherits, open }) => ({
      label,
      figure: open.length === 0 ? `Il manque ${formatDollars(short)}` : `Il manque ${formatDollars(short)} jusqu’ici`,
      sentence: `${dueSentence(bill, legal)} ${
        ifSpouseInherits === 0
          ? "Si un conjoint ou une conjointe héritait de tout, il y aurait assez d’argent liquide."
          : `Si un conjoint ou une conjointe héritait de tout, il manquerait encore environ ${formatDollars(ifSpouseInherits)}.`
      }`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label,
      ask: "Choisissez une province",
      sentence:
        "L’impôt et les frais d’homologation ou de vérification du testament changent d’une province à l’autre. La facture s’affichera ici, à côté de l’argent pour la payer.",
    }),
    spouseFirst: () => ({
      label,
      ask: "Indiquez si toute la succession va à votre conjoint ou conjointe",
      sentence:
        "Dans ce cas, la plus grande partie de l’impôt attend le second décès. La facture s’affichera ici, à côté de l’argent pour la payer.",
    }),
    plansAndCash: () => ({
      label,
      ask: "Entrez votre REER ou FERR, et votre argent liquide",
      sentence: "Entrez 0 s’il n’y a rien. La facture s’affichera ici, à côté de l’argent pour la payer.",
    }),
  },
  working: {
    gains: "Gains, au-delà de l’exonération pour une entreprise",
    taxableGains: "Part de ces gains qui est imposée",
    registered: "REER ou FERR, imposé comme un revenu",
    taxAtDeath: "Impôt sur le revenu, le régime et les gains",
    extraTax: "La part de cet impôt qui vient du décès",
    probateBase: "Ce que le testament transmet",
    probate: "Homologation ou vérification du testament",
    funeral: "Funérailles",
    legal: "Juriste et comptable",
    debts: "Dettes",
    bill: "La facture, avant les dettes",
    cash: "Argent liquide, placements et régimes qui vont à la succession",
    short: "Ce qui manque, ou ce qui reste si le résultat est négatif",
  },
  charts: {
    bill: "À payer, et l’argent disponible",
    tax: "Impôt",
    probate: "Homologation ou vérification",
    costs: "Funérailles et frais juridiques",
    debts: "Dettes",
    cash: "Argent liquide et placements",
  },
  warnings: {
    probateUnknown: () =>
      "Nous ne connaissons pas les frais d’homologation, de vérification ou de tribunal dans votre cas. Ils comptent donc pour 0 $. Le tribunal ou un notaire peut vous les dire.",
    registeredToAnother: ({ amount }) =>
      `La personne désignée reçoit les ${formatDollars(amount)} du régime au complet, et c’est votre succession qui doit l’impôt. Si la succession ne peut pas le payer, cette personne pourrait devoir le faire.`,
    lossesNetted: ({ loss }) =>
      `Il reste une perte de ${formatRounded(loss)}. Ici, la moitié est enlevée du revenu de la dernière année.`,
    exemptionOnce: () =>
      "La résidence et le chalet ne peuvent pas être tous deux libres d’impôt pour les mêmes années. Entrez ce que vous avez payé pour chacun, essayez les deux réponses et comparez la facture.",
    quebecDesignations: () =>
      "Au Québec, désigner un bénéficiaire dans le régime d’une banque n’a d’habitude aucun effet : le régime va à la succession. Pour le régime d’un assureur, c’est différent.",
    quebecPartnerNeedsWill: () =>
      "Au Québec, la loi ne donne rien en héritage au conjoint ou à la conjointe de fait. Sans testament qui nomme cette personne, la réponse calculée pour un conjoint ou une conjointe ne s’applique pas. L’union parentale, pour les couples qui ont eu ou adopté un enfant ensemble depuis le 30 juin 2025, a ses propres règles.",
    jointTitleRisky: () =>
      "Ajouter un enfant comme copropriétaire pour éviter des frais d’homologation peut coûter plus que ce que vous économisez. L’impôt est dû tout de suite, les créanciers de l’enfant peuvent intervenir, et un tribunal pourrait décider que le bien appartient à la succession.",
    leftOut: () =>
      "Nous laissons de côté la récupération de la Sécurité de la vieillesse, l’impôt sur l’amortissement déjà déduit et les crédits pour dons et frais médicaux. Nous laissons aussi de côté les biens à l’étranger et les dividendes d’une société.",
  },
  reasonsNotToBuy: {
    spouseInherits: () =>
      "Votre conjoint ou conjointe hérite. L’impôt sur les régimes et les gains attend donc le deuxième décès. Faites aussi le calcul pour ce décès-là.",
    cashExceedsBill: ({ left }) =>
      `L’argent liquide et les placements paient la facture, et il reste environ ${formatRounded(left)}. Vous n’avez pas besoin d’assurance pour cela.`,
  },
  sensitivity: { label: "Ce qui manque, ou ce qui reste", value: shortOrLeft },
  method: [
    "Le Canada n’a pas d’impôt sur les successions. Au décès, ce que vous possédez est traité comme s’il était vendu. La moitié du gain est imposée comme un revenu, et un REER ou un FERR l’est au complet. La résidence est libre d’impôt. Les gains sur une petite entreprise ou une ferme le sont aussi, jusqu’à une limite.",
    "Si un conjoint ou une conjointe hérite, l’impôt sur les régimes et les gains attend son décès. Les frais d’homologation ou de vérification restent dus sur ce que le testament transmet.",
    "Les frais d’homologation ou de vérification visent ce que le testament transmet. Les régimes avec un bénéficiaire désigné et ce que vous possédez conjointement avec votre conjoint ou conjointe n’en font pas partie. Les dettes qu’on peut soustraire changent d’une province à l’autre. Au Québec, un testament notarié n’a pas à être vérifié. Les frais de dépôt au tribunal, comme 200 $ en Colombie-Britannique, sont laissés de côté.",
    "L’impôt est celui de 2026, fédéral et provincial, avec seulement les montants de base. Nous comptons 20 000 $ pour le juriste et le comptable, à titre d’illustration.",
    "L’argent : ce que vous avez entré, les placements et les régimes qui vont à la succession. La résidence et le chalet ne comptent pas : la question est justement de savoir s’il faut les vendre.",
  ],
  adviserQuestions: [
    "Qui est bénéficiaire de chaque régime et de chaque contrat, et cela concorde-t-il avec mon testament?",
    "Un contrat payable au deuxième décès coûterait-il moins cher que de vendre?",
    "L’impôt sur le chalet ou l’entreprise peut-il se payer sur plusieurs années?",
    "Quelle part de mon exonération pour gains en capital ai-je déjà utilisée?",
  ],
  nextSteps: {
    "life-insurance-calculator": "Calculer ce qu’il faudrait à votre famille, avec ce qui manque ici",
  },
  extraBlocks: ({ headline, asEntered, allToSpouse, noSpouse }, { spouse }) =>
    asEntered === null || allToSpouse === null || noSpouse === null
      ? []
      : [
          {
            kind: "table",
            title: "Avec et sans conjoint ou conjointe qui hérite",
            columns: [
              { header: "Ce qu’il faudra payer" },
              {
                header:
                  spouse === true
                    ? "Votre réponse : tout au conjoint ou à la conjointe"
                    : "Tout au conjoint ou à la conjointe",
                numeric: true,
              },
              {
                header: spouse === false ? "Votre réponse : sans conjoint ni conjointe" : "Sans conjoint ni conjointe",
                numeric: true,
              },
            ],
            rows: lines.map(([title, amount]) => [title, amount(allToSpouse), amount(noSpouse)]),
          },
          ...(headline.key === "short" && headline.open.length === 0
            ? [
                {
                  kind: "list" as const,
                  title: "D’où l’argent pourrait-il venir?",
                  items: [
                    `Une assurance : une assurance vie permanente d’environ ${formatRounded(asEntered.short)}, payable à la succession. Des frais d’homologation ou de vérification peuvent s’y appliquer.`,
                    `Une vente : celle d’un bien qui vaut plus de ${formatRounded(asEntered.short)}, puisque la vente a ses propres frais.`,
                    "L’épargne : de l’argent mis de côté chaque année, ou des dons de votre vivant. Un don peut devancer l’impôt.",
                  ],
                },
              ]
            : []),
        ],
};
