import { insurers } from "#content/insurers.ts";
import { homeInsurerFigures as figures, homeInsurersOf } from "#content/products/home.ts";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { longPeriod } from "#format/long-date.ts";
import { formatDollars } from "#format/money.ts";
import { allOf } from "#words/parts.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const product = "Assurance habitation";
const waterAsAdditions = "Maison, copropriété et locataire; inondation et refoulement d’égout en ajout";
const throughBrokers = "Par des courtiers, qui peuvent vérifier pour votre province.";

const allProvinces = (codes: readonly ProvinceCode[]) => allOf(codes.map((code) => provinceNamesByCode[code]));

/** For an insurer whose sources name some provinces and say nothing of the others. */
const atLeastIn = (how: string, codes: readonly ProvinceCode[], others: string) =>
  `${how} ${codes.length < 2 ? "dans cette province" : "dans ces provinces"} au moins : ${allProvinces(codes)}. ${others}`;

const [gradeOfDefinity] = insurers.definity.ratings;

/** The ten home insurers of the ranking. */
export const homeInsurers: readonly HomeInsurer[] = homeInsurersOf({
  types: { broker: "Courtier", direct: "Direct", agent: "Agent", adviser: "Conseiller" },
  discounts: {
    alarm: "Système d’alarme relié à une centrale",
    alarmOrSmartHome: "Système d’alarme relié à une centrale ou maison intelligente",
    alumniOrProfession: "Groupe de diplômés ou de professionnels",
    bundle: "Regroupement habitation et auto",
    claimsFree: "Sans sinistre",
    employerOrAssociation: "Groupe d’employés ou association",
    matureOwner: "Propriétaire d’âge mûr",
    mortgageFree: "Maison sans prêt hypothécaire",
    smartHome: "Maison intelligente",
    valveOrSensors: "Clapet antiretour ou détecteurs de fuite",
  },
  insurers: {
    "home-intact": {
      product,
      coverage:
        "Maison, copropriété et locataire; l’Enhanced Water Damage Package (un ensemble pour les dégâts d’eau) ajoute le refoulement d’égout et, si la maison est admissible, la pluie, les rivières et l’eau souterraine",
      features: [
        "Le plus grand assureur de dommages au Canada",
        "Un courtier peut comparer son offre à celles d’autres assureurs",
        "Le groupe comprend belairdirect, Johnson et Scotia Home and Auto",
      ],
      availability: atLeastIn(
        "Par des courtiers",
        insurers.intact.sells.home.in,
        "Pour les autres, un courtier peut vérifier.",
      ),
      pros: [
        "DBRS l’appelle le plus grand au pays",
        "Deux agences ont publié de bonnes cotes",
        "Un courtier peut défendre votre demande d’indemnité auprès de lui",
      ],
      cons: [
        "DBRS souligne son exposition aux catastrophes",
        "Quatre noms du marché forment un seul groupe : une deuxième soumission peut venir du même assureur",
      ],
      bestFor: "Les propriétaires qui veulent un courtier et un très grand assureur",
    },
    "home-co-operators": {
      product,
      coverage:
        "Maison, copropriété et locataire; Comprehensive Water (la protection complète pour l’eau) ajoute le refoulement d’égout, l’eau de surface, les rivières et les lacs, la remontée de l’eau souterraine et l’onde de tempête",
      features: [
        `Protection pour l’eau : pour les propriétaires, de ${formatDollars(figures.coOperatorsWaterFrom)} jusqu’au montant du contrat`,
        "L’onde de tempête en fait partie",
        "Offerte aux propriétaires même là où le risque est le plus élevé",
      ],
      availability: "Dans toutes les provinces et dans les territoires, par ses propres conseillers.",
      pros: [
        "Assure de l’eau que bien d’autres excluent",
        "Appartient à des coopératives membres",
        "Vous faites affaire avec un seul conseiller",
      ],
      cons: [
        "La protection pour l’eau coûte plus cher là où une inondation est probable",
        "Un conseiller ne vend que les contrats d’une société : comparez vous-même",
      ],
      bestFor: "Les maisons près d’une rivière ou de la mer",
    },
    "home-wawanesa": {
      product,
      coverage: "Trois contrats habitation, Basic, Broad et Special; inondation et refoulement d’égout en ajout",
      features: [
        `Mutuelle créée en ${figures.wawanesaCreated}`,
        "Vendue par des courtiers",
        "Le groupe comprend Wawanesa Vie",
      ],
      availability: throughBrokers,
      pros: ["Pas d’actionnaires à payer", "Un courtier peut comparer son offre à celles d’autres assureurs"],
      cons: [
        "Vous faites affaire avec un courtier, pas avec la société",
        "Une mutuelle ne peut pas vendre d’actions pour trouver de l’argent après une mauvaise année",
      ],
      bestFor: "Les propriétaires qui surveillent le prix et aiment l’idée d’une mutuelle",
    },
    "home-desjardins": {
      product,
      coverage: "Maison, copropriété et locataire; quatre garanties facultatives pour l’eau",
      features: [
        "Coopérative financière",
        `A repris les activités canadiennes de State Farm en ${figures.desjardinsTookOverStateFarm}`,
        "La Personnelle pour les groupes",
      ],
      availability: "Au Québec, et par des agents en Ontario, en Alberta et au Nouveau-Brunswick.",
      pros: ["Habitation, auto, vie et banque dans un seul groupe", "Tarifs de groupe à La Personnelle"],
      cons: [
        "Moins présent hors du Québec et de l’Ontario",
        "Un agent ne vend que les contrats d’une société : comparez vous-même",
      ],
      bestFor: "Les ménages du Québec et de l’Ontario",
    },
    "home-td": {
      product,
      coverage: "Maison, copropriété et locataire; garanties facultatives pour l’eau",
      features: [
        "Cinq assureurs sous un même nom, dont Sécurité Nationale et Habitation et auto TD",
        "S’achète directement, sans courtier",
        "Tarifs de groupe pour les diplômés et les professionnels",
      ],
      availability: atLeastIn(
        "Directement, en ligne ou par téléphone,",
        insurers.td.sells.home.in,
        "Pour les autres, le formulaire de soumission demande où vous habitez.",
      ),
      pros: [
        "Un groupe dont vous faites déjà partie peut faire baisser le prix",
        "Une seule société pour l’habitation, l’auto, la vie, la maladie et le voyage",
      ],
      cons: [
        "Pas de courtier pour comparer ou vous défendre",
        "Sa page sur l’eau ne parle pas de l’eau qui entre par le sol",
      ],
      bestFor: "Les membres d’un groupe de diplômés ou de professionnels",
    },
    "home-aviva": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Habitation, auto et entreprise seulement, sans assurance vie",
        "Vendue par des courtiers et par RBC Assurances",
        "Fait partie d’Aviva plc",
      ],
      availability: atLeastIn(
        "Par des courtiers et RBC Assurances",
        insurers.aviva.sells.home.in,
        "Pour les autres, ils peuvent vérifier.",
      ),
      pros: ["S’en tient à l’assurance de dommages", "Deux façons d’acheter"],
      cons: [
        "Sa protection pour l’eau de surface vise l’eau douce, pas la mer",
        "Une soumission de RBC Assurances et une d’Aviva peuvent venir du même assureur",
      ],
      bestFor: "Les gens qui passent par un courtier et la clientèle de RBC Assurances",
    },
    "home-belairdirect": {
      product,
      coverage: waterAsAdditions,
      features: [
        "S’achète directement, en ligne ou par téléphone",
        "Fait partie du groupe Intact",
        "Aucun courtier entre vous et l’assureur",
      ],
      availability: `Vente directe dans ces provinces : ${allProvinces(insurers.belairdirect.sells.home.in)}.`,
      pros: ["Une soumission rapide, sans rendez-vous", "Vend dans huit provinces"],
      cons: [
        "Même groupe qu’Intact Assurance : sa soumission n’est pas un second avis indépendant",
        "Vous comparez et négociez sans aide",
      ],
      bestFor: "Les maisons ordinaires et les gens qui achètent en ligne",
    },
    "home-allstate": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Agences locales",
        "Le groupe comprend Pembridge et Pafco",
        "Fait partie d’Allstate Corporation, des États-Unis",
      ],
      availability: "Par des agences locales, qui peuvent vérifier pour votre province.",
      pros: ["Une agence où vous pouvez aller en personne", "Un ombudsman à elle pour les plaintes"],
      cons: [
        "Les agents ne vendent que les contrats d’un groupe : comparez vous-même",
        "Le groupe a trois noms : le contrat nomme la société qui vous assure",
      ],
      bestFor: "Les gens qui veulent une agence près de chez eux",
    },
    "home-definity": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Economical par des courtiers, Sonnet en ligne",
        "Ancienne mutuelle, qui appartient maintenant à des actionnaires",
        "A acheté les activités canadiennes de Travelers",
      ],
      availability: `Economical par des courtiers; Sonnet en ligne dans ces provinces : ${allProvinces(insurers.definity.sells.home.in)}.`,
      pros: ["Le choix entre un courtier et l’achat en ligne", `Cote confirmée le ${longPeriod(gradeOfDefinity.asOf)}`],
      cons: [
        "La protection de Sonnet pour l’eau de surface exclut l’eau salée",
        "Sonnet demande des frais pour résilier un contrat habitation avant la fin",
      ],
      bestFor: "Les gens qui veulent choisir entre un courtier et un écran",
    },
    "home-square-one": {
      product,
      coverage:
        "Maison, copropriété et locataire; dans la plupart des contrats, refoulement d’égout et inondation à l’intérieur des terres jusqu’au plein montant, avec une franchise à part pour l’inondation",
      features: [
        "Refoulement d’égout et inondation à l’intérieur des terres jusqu’au plein montant dans la plupart des contrats",
        "Vend l’assurance auto en Ontario et au Québec, avec un regroupement",
        "Une agence : le contrat nomme l’assureur derrière elle",
      ],
      availability: atLeastIn(
        "En ligne",
        insurers.squareOne.sells.home.in,
        "Pour les autres, le formulaire de soumission demande où vous habitez.",
      ),
      pros: [
        "L’inondation à l’intérieur des terres et le refoulement d’égout sont généralement compris",
        "Sans rendez-vous",
        "En Ontario et au Québec, l’habitation et l’auto peuvent être regroupées",
      ],
      cons: [
        "L’inondation sur la côte et l’onde de tempête sont exclues",
        "L’assurance auto n’est offerte qu’en Ontario et au Québec",
      ],
      bestFor: "Les locataires et les copropriétaires qui achètent en ligne",
    },
  },
});
