import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import type { TravelAnswer, TravelAnswerKeys } from "#domain/tools/travel-answer.ts";
import type { travelInputs } from "#domain/tools/travel-inputs.ts";

const days = (value: number) => `${formatNumber(value)} ${value < 2 ? "jour" : "jours"}`;
const bill = "Votre part d’une facture d’hôpital, en $ CA";

/** One amount where both ends are shown alike. */
function range(low: string, high: string): string {
  return low === high ? high : `de ${low} à ${high}`;
}

/** What the provincial plan pays, to the dollar: rounded as the rest is, it would often be lost. */
function planPays(low: number, high: number): string {
  if (high === 0) return "rien";
  return low === 0 ? `au plus ${formatDollars(high)}` : range(formatDollars(low), formatDollars(high));
}

/** What the plan does. "Paierait rien" needs its "ne". */
const wouldPay = (amount: string) => (amount === "rien" ? "ne paierait rien" : `paierait ${amount}`);

/** An amount that the province doesn't publish itself says when it was reported. */
function aboutIn(reportedIn: string | null, amount: string): string {
  return reportedIn === null ? amount : `${amount} (environ; chiffre de ${reportedIn})`;
}

const noPlanAmount = {
  homeRates:
    "À l’étranger, le régime de votre territoire paie seulement ce que les mêmes soins coûteraient chez vous. Nous ne pouvons donc pas dire combien. Prévoyez la facture au complet.",
  oldAmount:
    "Nous avons laissé de côté ce que l’Île-du-Prince-Édouard paie à l’étranger, parce que le seul montant trouvé date de plusieurs années. Prévoyez la facture au complet.",
} as const;

const stability = {
  excluded: "Probablement pas : votre santé ou vos médicaments ont changé trop récemment",
  stable: "Probablement oui : il n’y a pas eu de changement depuis assez longtemps",
  unknown: "Entrez la période de stabilité du contrat et votre dernier changement",
} as const;

const annualFit = (fits: boolean | null, longest: number | null) => {
  if (fits === null || longest === null) return "Entrez les deux durées";
  return fits ? `Oui, ${days(longest)}` : `Non, ${days(longest)}, c’est trop long`;
};

/** From how many trips on the annual plan is cheaper, unless the longest trip rules it out. */
function annualFrom({ annualFromTrips, annualFits }: TravelAnswer, trips: number | null): string {
  if (annualFits === false) return "Il ne couvre pas votre plus long voyage";
  if (annualFromTrips === null) return "Entrez les deux prix";
  const from = `À partir de ${formatNumber(annualFromTrips)} ${annualFromTrips < 2 ? "voyage" : "voyages"} par année`;
  return trips === null ? from : `${from}; vous en prévoyez ${formatNumber(trips)}`;
}

/** What the travel tool says. */
export const travelToolWords: ToolWords<typeof travelInputs, TravelAnswerKeys, TravelAnswer> = {
  question: "Que paierait ma province d’une facture d’hôpital à l’étranger, et un régime annuel coûte-t-il moins cher?",
  questions: {
    destination: {
      label: "Où allez-vous?",
      options: { US: "États-Unis", other: "Un autre pays", canada: "Ailleurs au Canada" },
    },
    days: { label: "Durée du séjour à l’hôpital pour le calcul, en jours" },
    billPerDay: {
      label: "Ce qu’un jour d’hôpital peut coûter là-bas, en dollars canadiens",
      hint: "Sans réponse, nous prenons 10 000 $ US pour les États-Unis, soit 14 000 $ à 1,40 $ pour un dollar américain.",
    },
    trips: { label: "Voyages par année" },
    longest: { label: "Votre plus long voyage, en jours" },
    single: { label: "Prix pour un voyage unique, en dollars" },
    annual: { label: "Prix d’un régime annuel, en dollars" },
    cap: { label: "Le plus long voyage que le régime annuel couvre, en jours" },
    stability: {
      label: "Période de stabilité du contrat, en jours",
      hint: "Le temps pendant lequel votre santé ne doit pas avoir changé avant le départ.",
    },
    sinceChange: {
      label: "Jours entre votre dernier changement de santé ou de médicaments et le départ",
      hint: "Une nouvelle dose compte, plus forte ou plus faible.",
    },
    prepaid: { label: "Dépenses payées d’avance et non remboursables, en dollars" },
    age: { label: "Votre âge, en années" },
    card: {
      label: "Ma carte de crédit comprend une assurance voyage",
      hint: "Son attestation d’assurance donne les chiffres ci-dessous.",
      fields: {
        maxAge: { label: "Âge maximal couvert" },
        maxDays: { label: "Le plus long voyage couvert, en jours" },
        stability: { label: "Sa période de stabilité, en jours" },
      },
    },
  },
  form: [
    { title: "Le voyage", inputs: ["destination", "sinceChange", "stability"] },
    { title: "Ce qu’il coûte", inputs: ["days", "billPerDay", "prepaid"] },
    { title: "Un voyage ou toute l’année", inputs: ["trips", "longest", "single", "annual", "cap"] },
    { title: "Votre carte", inputs: ["card", "age"] },
  ],
  headline: {
    insideCanada: ({ mayHaveQuebecCard }) => ({
      label: "Les soins pendant un voyage au Canada",
      figure: "Votre régime vous suit",
      sentence: `D’habitude, votre régime paie dans les hôpitaux des autres provinces. Vous payez quand même l’ambulance, le retour et les médicaments.${
        mayHaveQuebecCard
          ? " Avec une carte du Québec, vous devrez peut-être payer un médecin d’une autre province, puis vous faire rembourser."
          : ""
      }`,
    }),
    planUnknown: ({ bill: whole, because }) => ({
      label: bill,
      figure: `Jusqu’à ${formatDollars(whole)}`,
      sentence: noPlanAmount[because],
    }),
    leftForYou: ({ low, high, bill: whole, reportedIn }) => {
      const left = range(formatDollars(low), formatDollars(high));
      return {
        label: bill,
        figure: high === 0 ? "Rien" : `${left.charAt(0).toUpperCase()}${left.slice(1)}`,
        sentence:
          high === 0
            ? `Votre régime provincial paierait au complet une facture de ${formatDollars(whole)}.`
            : `Sur une facture de ${formatDollars(whole)}, votre régime provincial ${aboutIn(reportedIn, wouldPay(planPays(whole - high, whole - low)))}. Vous ou votre assureur voyage payez le reste.`,
      };
    },
  },
  asks: {
    chooseProvince: () => ({
      label: bill,
      ask: "Choisissez une province",
      sentence:
        "À l’étranger, les régimes provinciaux paient des montants très différents. Ce qu’il vous resterait à payer s’affichera ici.",
    }),
    billNeeded: () => ({
      label: bill,
      ask: "Entrez une facture",
      sentence:
        "Hors des États-Unis, nous n’avons pas trouvé de facture courante (novembre 2026). Entrez ce que peut coûter une journée à l’hôpital là où vous allez, et votre part s’affichera ici.",
    }),
  },
  working: {
    bill: "La facture d’hôpital",
    planLow: "Ce que paie votre régime provincial, bas",
    planHigh: "Ce que paie votre régime provincial, haut",
    leftLow: "Votre part, bas",
    leftHigh: "Votre part, haut",
    breakEvenTrips: "Voyages uniques pour le prix du régime annuel",
    annualSaving: "Ce que le régime annuel fait économiser",
    prepaidLow: "Prix habituel d’un régime complet, bas",
    prepaidHigh: "Prix habituel d’un régime complet, haut",
  },
  charts: { bill: "La facture d’hôpital", plan: "Ce que paie la province", you: "Votre part" },
  // Rounded, the parts would not add up to the bill.
  chartValue: formatDollars,
  warnings: {
    probablyExcluded: ({ since, stability: asked }) =>
      `Votre santé ou vos médicaments auront changé ${days(since)} avant le départ, et la période de stabilité du contrat est de ${days(asked)}. L’assureur ne paiera probablement rien pour ce problème de santé.`,
    longerThanCap: ({ longest, cap }) =>
      `Votre plus long voyage dure ${days(longest)}, et le régime annuel couvre ${days(cap)}. D’habitude, on peut acheter des jours de plus.`,
    longAbsence: () =>
      "Après six à sept mois d’absence, votre régime provincial peut prendre fin, et la plupart des assurances voyage en exigent un. Vérifiez la règle de votre province avant de partir.",
    oldRate: ({ year }) =>
      `Le montant que votre régime paie par jour a été publié en ${year}. Vérifiez-le auprès de votre province.`,
    ceilingOnly: () =>
      "Nous avons trouvé seulement le maximum que paie votre régime. Il peut payer moins. Prévoyez donc la part la plus élevée.",
    cardTooShort: ({ longest, maxDays }) =>
      `Votre carte couvre les voyages de ${days(maxDays)}, et votre plus long voyage dure ${days(longest)}.`,
    cardTooOld: ({ age, maxAge }) => `Votre carte couvre les voyageurs jusqu’à ${maxAge} ans, et vous avez ${age} ans.`,
    cardNotStable: ({ since, stability: asked }) =>
      `La période de stabilité de votre carte est de ${days(asked)}, et votre dernier changement a eu lieu ${days(since)} avant le départ.`,
  },
  reasonsNotToBuy: {
    insideCanada: () =>
      "Au Canada, vous pourriez ne pas avoir besoin d’assurance pour l’hôpital. Votre régime ne couvre pas l’ambulance, le retour ni les dépenses payées d’avance.",
    cardCovers: () =>
      "L’assurance de votre carte convient à votre âge, à votre voyage et à votre santé. Vérifiez dans son attestation combien elle paie, et pour qui.",
  },
  sensitivity: { label: "Votre part, au plus", value: formatDollars },
  method: [
    "Votre part : les jours à l’hôpital multipliés par la facture, moins ce que votre province paie pour un jour d’hôpital à l’étranger. Les médecins, les examens et le vol de retour s’ajoutent et sont laissés de côté.",
    "Tous les montants sont en dollars canadiens. Selon un assureur voyage, un jour dans un hôpital américain peut coûter plus de 10 000 $ US. Nous comptons 1,40 $ pour un dollar américain, un taux arrondi pour 2026 : un jour coûte donc 14 000 $. Prenez le résultat comme un repère approximatif.",
    "Les Territoires du Nord-Ouest et le Yukon paient ce que les mêmes soins coûtent chez eux. Pour l’Île-du-Prince-Édouard, le seul montant trouvé date de plusieurs années. Ces trois endroits sont laissés de côté.",
    "Le régime annuel : son prix divisé par celui d’un voyage unique. À partir du nombre entier de voyages qui suit, il coûte moins cher, si chaque voyage est assez court.",
    "La stabilité : les jours entre votre dernier changement et le départ, comparés à la période de stabilité du contrat. Chaque contrat précise ce qu’est un changement.",
    "Nous ne prédisons aucune prime. Les prix sont ceux que vous entrez.",
  ],
  adviserQuestions: [
    "Quelle est la durée de la période de stabilité, et qu’est-ce qui est considéré comme un changement?",
    "Lesquels de mes problèmes de santé sont exclus? Puis-je l’avoir par écrit?",
    "L’assurance paie-t-elle l’hôpital directement, et qui dois-je appeler en premier?",
    "Quelles raisons d’annuler accepte-t-elle?",
  ],
  nextSteps: { "coverage-gap-analyzer": "Voir quels autres risques sont trop gros pour votre épargne" },
  extraBlocks: (answer, { trips, longest }) => [
    {
      kind: "table",
      title: "Que devrais-je acheter?",
      columns: [{ header: "Question" }, { header: "Réponse" }],
      rows: [
        ["Le régime annuel couvre-t-il mon plus long voyage?", annualFit(answer.annualFits, longest)],
        ["Quand le régime annuel coûte-t-il moins cher?", annualFrom(answer, trips)],
        ["Un problème de santé que j’ai déjà est-il couvert?", stability[answer.stability]],
      ],
    },
    {
      kind: "list",
      title: "Qu’est-ce que les assurances voyage excluent souvent?",
      items: [
        "Les soins pour un problème de santé qui n’était pas stable avant le départ.",
        "Les soins qui pouvaient attendre votre retour, et les examens de routine.",
        "Les accidents après avoir pris de l’alcool ou de la drogue, et les sports dangereux.",
        "Un endroit que le gouvernement recommandait d’éviter.",
        "Une grossesse proche de la date prévue d’accouchement.",
      ],
    },
    {
      kind: "list",
      title: "Que faire s’il arrive quelque chose?",
      lead: "Gardez le numéro de police et le numéro d’urgence de l’assureur avec votre passeport.",
      items: [
        "Appelez la ligne d’urgence de l’assureur avant tout traitement, ou dès que possible. Sinon, il pourrait payer moins.",
        "Gardez toutes les factures et tous les rapports.",
        "Demandez aussi un remboursement à votre régime provincial, sans tarder : son délai peut être court.",
      ],
    },
  ],
};
