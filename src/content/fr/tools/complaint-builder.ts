import { longDate } from "#format/long-date.ts";
import type { ComplaintDeadline } from "#domain/tools/complaint-answer.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";
import { otherOffices, outsideBodies } from "#content/tools/complaint-bodies.ts";
import { namedDeadline, nextStep, type StepWords } from "#content/tools/complaint-steps.ts";
import { writeLetter } from "#content/tools/complaint-letters.ts";
import { letterWords } from "./complaint-letters.ts";

const timeToSue = "Dernier jour pour poursuivre en justice, compté à partir des faits";

const namedDeadlineOf = namedDeadline({
  timeToSue,
  acknowledgement: "L’assureur confirme qu’il a reçu votre plainte",
  acknowledgementUsual: "D’habitude, l’assureur a confirmé à cette date qu’il a reçu votre plainte",
  bankAnswer: "Date limite pour la réponse finale de la banque",
  quebecAnswer: "Date limite pour la réponse finale de l’assureur",
  quebecAnswerExtended: "Réponse finale, si l’assureur a donné par écrit ses raisons de prendre plus de temps",
  olhiCanPress: "Sans lettre de position finale, l’OAP peut relancer l’assureur à partir de ce jour",
  obsi: "Dernier jour pour vous adresser à l’OSBI",
  amfTransfer: "Dernier jour pour faire transmettre votre dossier à l’AMF",
  licenceAppealTribunal: "Dernier jour pour présenter une requête au Tribunal d’appel en matière de permis (TAMP)",
  manitobaReview: "Dernier jour pour demander une révision à la Société d’assurance publique du Manitoba",
  saskatchewanAppeal: "Dernier jour pour faire appel à l’Automobile Injury Appeal Commission (Saskatchewan)",
  quebecReview: "Dernier jour pour demander une révision à la SAAQ",
  courtNewBrunswick: `${timeToSue} : un an pour les indemnités pour blessures d’un contrat auto, et peut-être pour votre contrat`,
  courtOntarioPolicy: `${timeToSue} : le délai d’un an inscrit dans bien des contrats. Les consommateurs ont peut-être deux ans; n’y comptez pas`,
  courtPlanned:
    "Dernier jour à prévoir pour une poursuite : un an à partir des faits. Vous avez peut-être plus de temps",
});

const certainty: ComplaintWords["deadlines"]["certainty"] = {
  fixed: "Règle de la loi ou du service",
  usual: "Habituel, mais ce n’est pas une règle : demandez-le par écrit",
  askALawyer: "Votre contrat peut donner moins de temps : consultez un avocat ou une avocate bien avant",
};

const steps: StepWords = {
  review: (body) => ({
    title: `Demandez une révision : ${body}`,
    text: "Les différends sur ces indemnités suivent leur propre processus, et le délai est court. Utilisez le formulaire prévu et gardez-en une copie. Vous pouvez aussi écrire à la personne qui traite votre dossier.",
  }),
  fileHandler: {
    title: "Écrivez à la personne qui traite votre dossier",
    text: "Envoyez la première lettre et notez la date. Si la réponse est non, ou si vous n’en recevez pas, envoyez la deuxième.",
  },
  complaintOfficer: (day, needsFinalLetter) => ({
    title: "Écrivez à la personne responsable des plaintes chez l’assureur",
    text: `Vous avez porté plainte le ${day}. ${
      needsFinalLetter
        ? "Demandez maintenant la lettre de position finale. Avec elle, le service externe gratuit peut étudier votre cas."
        : "Demandez maintenant la lettre de position finale. Au Québec, l’assureur transmet ensuite votre dossier à l’AMF, à votre demande."
    }`,
  }),
  amf: {
    title: "Demandez à l’assureur de transmettre votre dossier à l’AMF",
    text: "Envoyez la troisième lettre à la personne responsable des plaintes chez l’assureur. Obtenez une preuve du jour où le dossier a été transmis.",
  },
  unknownBody: {
    title: "Soumettez la lettre de position finale au service externe",
    text: "Choisissez le type d’assurance pour voir qui l’examine.",
  },
  licenceAppealTribunal: {
    title: "Présentez une requête au Tribunal d’appel en matière de permis",
    text: "Ce tribunal (TAMP) décide des indemnités d’accident en Ontario. Utilisez son propre formulaire. La troisième lettre, à l’ARSF, porte sur la façon dont on vous a traité.",
  },
  outsideBody: (body) => ({
    title: `Adressez-vous à cet organisme : ${body}`,
    text: "Envoyez la troisième lettre avec la lettre de position finale. C’est gratuit, et vous n’avez pas besoin d’un avocat.",
  }),
};

function calendarEvent({ key, from, certainty: kind }: ComplaintDeadline, insurer: string) {
  return {
    title: `${namedDeadlineOf(key).name}${insurer.trim() === "" ? "" : ` (${insurer.trim()})`}`,
    description: `Compté à partir du ${longDate(from)}. ${certainty[kind]}. Une plainte n’arrête pas le délai pour poursuivre. Northcover : de l’information, pas des conseils.`,
  };
}

/** Words of the complaint builder. */
export const complaintWords: ComplaintWords = {
  questions: {
    line: {
      label: "Type d’assurance",
      options: {
        home: "Habitation, copropriété ou locataire",
        auto: "Auto",
        business: "Entreprise",
        life: "Vie",
        disability: "Invalidité",
        health: "Soins de santé et dentaires",
        travel: "Voyage",
        creditor: "Assurance crédit, sur un prêt ou une carte",
      },
    },
    bankSold: {
      label: "Achetée par l’entremise d’une banque",
      hint: "Ici, une coopérative de crédit fédérale est traitée comme une banque.",
    },
    accidentBenefits: {
      label: "Il s’agit d’indemnités pour des blessures après un accident d’auto",
      hint: "Des soins, une perte de revenu ou de l’aide, payés par votre assureur ou par le régime public.",
    },
    insurer: { label: "Assureur" },
    name: { label: "Votre nom", hint: "Il sert seulement dans les lettres." },
    policyNumber: { label: "Numéro de police" },
    claimNumber: { label: "Numéro de sinistre ou de dossier" },
    event: {
      label: "Le jour des faits",
      hint: "Le sinistre, la maladie ou la facture. Dans le doute, prenez la date la plus ancienne.",
    },
    refused: { label: "Le jour de la décision que vous contestez" },
    sent: { label: "Le jour où vous avez porté plainte par écrit", hint: "Laissez vide si ce n’est pas encore fait." },
    acknowledged: { label: "Le jour où l’assureur a confirmé qu’il a reçu votre plainte" },
    finalLetter: {
      label: "La date de la lettre de position finale",
      hint: "Le dernier mot de l’assureur sur votre plainte, par écrit.",
    },
    story: { label: "Ce qui s’est passé", hint: "Dans l’ordre, avec les dates. Une page suffit." },
    wish: { label: "Ce que vous voulez", hint: "Indiquez le montant, ou ce que l’assureur devrait faire." },
    documents: {
      label: "Documents que vous joindrez",
      row: "Document",
      add: "Ajouter un document",
      fields: { title: { label: "De quoi il s’agit" } },
    },
  },
  form: {
    heading: "Votre plainte",
    privacy:
      "Répondez à ce que vous pouvez et laissez le reste vide. Les lettres et les dates se font dans votre navigateur : aucune de vos réponses n’est envoyée. Vos réponses restent dans cet onglet jusqu’à ce que vous le fermiez.",
    reset: "Effacer mes réponses",
    groups: [
      { title: "L’assurance", inputs: ["line", "bankSold", "accidentBenefits", "insurer"] },
      { title: "Les dates", inputs: ["event", "refused", "sent", "acknowledged", "finalLetter"] },
      { title: "Pour les lettres", inputs: ["story", "wish", "documents", "name", "policyNumber", "claimNumber"] },
    ],
  },
  next: {
    heading: "Que faire maintenant?",
    step: nextStep(steps),
    conflictTitle: "Ces dates ne peuvent pas toutes être exactes",
    conflicts: {
      finalLetterBeforeComplaint:
        "La lettre de position finale porte une date antérieure à votre plainte. Or cette lettre répond à une plainte : une des deux dates est fausse, ou c’est une lettre plus ancienne. Corrigez la date pour voir vos délais.",
      acknowledgedBeforeComplaint:
        "Selon vos dates, l’assureur a confirmé votre plainte avant que vous la fassiez. Corrigez une des deux dates pour voir vos délais.",
      complaintBeforeEvent:
        "Selon vos dates, vous avez porté plainte avant les faits. Corrigez une des deux dates pour voir vos délais.",
      refusedBeforeEvent:
        "Selon vos dates, la décision a été prise avant les faits. Corrigez une des deux dates pour voir vos délais.",
    },
    jump: "Voir ma prochaine étape et mes lettres",
  },
  bodies: {
    heading: "Qui peut examiner votre plainte à l’externe?",
    chooseLine: "Choisissez le type d’assurance pour voir qui l’examine.",
    chooseProvince: "Choisissez une province pour voir aussi son organisme de réglementation et ses délais.",
    publicCar: {
      BC: "En Colombie-Britannique, ICBC vend l’assurance auto de base. Dans ce cas, demandez d’abord la révision d’ICBC, puis adressez-vous à son agent d’équité (Fairness Officer), puis à l’ombudsman de la province. Le SCAD s’occupe des contrats privés.",
      MB: "La Société d’assurance publique du Manitoba vend l’assurance auto. Dans ce cas, demandez d’abord sa propre révision, puis adressez-vous à l’ombudsman de la province. Le SCAD s’occupe des contrats privés.",
      SK: "En Saskatchewan, SGI vend l’assurance auto de base. Dans ce cas, utilisez d’abord les recours internes de SGI, puis adressez-vous à l’ombudsman de la province. Le SCAD s’occupe des contrats privés.",
    },
    each: outsideBodies,
    othersTitle: "D’autres organismes là où vous vivez",
    others: otherOffices,
  },
  deadlines: {
    heading: "Vos délais",
    warning: "Une plainte n’arrête pas le délai pour poursuivre en justice.",
    none: "Entrez les dates que vous connaissez pour voir vos délais.",
    columns: ["Quoi", "Jour", "Certitude"],
    named: namedDeadlineOf,
    from: (day) => `Compté à partir du ${longDate(day)}`,
    certainty,
    left(days) {
      if (days < 0) return "date passée";
      if (days === 0) return "aujourd’hui";
      return days === 1 ? "demain" : `dans ${days} jours`;
    },
    openTitle: "Nous n’avons pas trouvé de règle pour ceci : demandez la date par écrit",
    openTimes: {
      finalAnswer:
        "Le temps que l’assureur peut prendre pour sa réponse finale. La personne responsable des plaintes peut vous dire la date.",
      outsideBody:
        "Le temps que vous avez, après la lettre de position finale, pour vous adresser au service de conciliation. Écrivez-lui tout de suite : il peut vous dire son délai.",
      timeToSue:
        "Le temps que vous avez pour poursuivre. Les lettres demandent à l’assureur le dernier jour. Lisez votre contrat, et consultez un avocat ou une avocate.",
    },
    calendar: "Mettre les dates dans mon calendrier",
    calendarNote: "Un fichier de calendrier (.ics) avec les dates à venir, et un rappel trois jours avant chacune.",
    calendarFile: "dates-de-ma-plainte.ics",
    calendarEvent,
  },
  letters: {
    heading: "Vos trois lettres",
    lead: "Elles contiennent ce que vous avez entré. Des crochets montrent ce qui manque. Relisez chaque lettre avant de l’envoyer. Joignez des copies, jamais les originaux.",
    copy: "Copier",
    copied: "C’est copié.",
    notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.",
    print: "Imprimer",
    save: "Enregistrer dans un fichier",
    noThird:
      "La troisième lettre s’adresse au service externe. Choisissez le type d’assurance pour la voir. Un tribunal utilise son propre formulaire, pas une lettre.",
    write: writeLetter(letterWords),
  },
  documents: {
    heading: "Que devriez-vous joindre?",
    lead: "Des copies, jamais les originaux.",
    each: {
      policy: "Votre contrat, avec la page sur laquelle vous vous appuyez",
      correspondence:
        "Les lettres et courriels échangés avec l’assureur, et vos notes d’appels avec les dates et les noms",
      receipts: "Les reçus, estimations et rapports qui prouvent ce que vous demandez",
      photographs: "Des photos des dommages",
      finalLetter: "La lettre de position finale",
    },
  },
  share: {
    heading: "Garder ou partager",
    lead: "Le lien contient tout ce que vous avez écrit ici : votre récit, et aussi votre nom et votre numéro de police si vous les avez donnés. Tout cela est après le signe #. Les navigateurs n’envoient cette partie de l’adresse à aucun site. Donnez le lien seulement aux personnes qui peuvent lire votre plainte.",
    tooLong: "Votre texte est trop long pour un lien. Enregistrez plutôt les lettres dans des fichiers.",
  },
  print: "Imprimer les étapes et les dates",
  closing:
    "C’est de l’information, pas des conseils. Les règles changent d’une province à l’autre, et c’est le texte de votre contrat qui décide.",
};
