import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import type { LetterWords } from "#content/tools/complaint-letters.ts";

const lineNames: Readonly<Record<NonNullable<ComplaintValues["line"]>, string>> = {
  home: "une assurance habitation",
  auto: "une assurance auto",
  business: "une assurance des entreprises",
  life: "une assurance vie",
  disability: "une assurance invalidité",
  health: "une assurance de soins de santé et de soins dentaires",
  travel: "une assurance voyage",
  creditor: "une assurance crédit, sur un prêt ou une carte",
};

/** Words of the three letters. */
export const letterWords: LetterWords = {
  blanks: {
    sender: "votre nom et votre adresse",
    name: "votre nom",
    policyNumber: "numéro de police",
    claimNumber: "numéro de sinistre ou de dossier",
    insurer: "nom de l’assureur",
    line: "type d’assurance",
    story: "ce qui s’est passé, dans l’ordre, avec les dates",
    wish: "le montant que vous voulez, ou ce que l’assureur doit faire",
    documents: "les documents que vous joignez",
    date: "date, s’il y en a une",
  },
  head: ({ sender, day, to, subject, policyNumber, claimNumber }) =>
    `${sender}\nLe ${day}\n\nDestinataire : ${to}\n\n${subject}\nPolice : ${policyNumber}. Sinistre ou dossier : ${claimNumber}.\n\nMadame, Monsieur,`,
  foot: (name) => `Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.\n\n${name}`,
  headings: {
    story: "Ce qui s’est passé",
    wish: "Ce que je demande",
    earlierWish: "Ce que j’ai demandé à l’assureur",
    attached: "Pièces jointes (copies)",
  },
  pair: (label, text, separator) => `${label}\u00A0:${separator}${text}`,
  eventOn: (day) => `Date des faits : ${day}.`,
  refusedOn: (day) => `Je conteste votre décision du ${day}.`,
  dateOfEnd:
    "Veuillez aussi m’indiquer le dernier jour où je peux intenter une action en justice, et le texte qui fixe ce jour.",
  finalLetter: "La lettre de position finale",
  about: (line, blank, province) =>
    `Ma plainte concerne ${line === null ? blank : lineNames[line]}${
      province === null ? "" : ` (province ou territoire : ${province})`
    }.`,
  record: {
    event: "Date des faits",
    refused: "Décision que je conteste",
    sent: "Plainte écrite",
    acknowledged: "Accusé de réception de l’assureur",
    finalLetter: "Lettre de position finale",
  },
  fileHandler: {
    title: "1. À la personne qui traite votre dossier",
    hint: "Envoyez-la par courriel ou par la poste, et gardez une preuve de la date. Beaucoup de différends se règlent à cette étape, parce qu’un ou une gestionnaire lit la lettre.",
    fileName: "lettre-1-traitement-du-dossier",
    to: (insurer) => `${insurer}, personne qui traite mon dossier`,
    subject: "Objet : désaccord avec votre décision",
    request:
      "Veuillez me répondre par écrit et m’indiquer la date à laquelle j’aurai votre réponse. Si vous maintenez votre décision, indiquez les passages du contrat et les faits sur lesquels elle repose.",
  },
  complaintOfficer: {
    title: "2. À la personne responsable des plaintes : demandez la lettre de position finale",
    hint: "Chaque assureur a une personne responsable des plaintes, parfois appelée ombudsman. Son nom est sur le site de l’assureur.",
    fileName: "lettre-2-responsable-des-plaintes",
    to: (insurer) => `${insurer}, responsable des plaintes`,
    subject: "Objet : plainte et demande de votre lettre de position finale",
    notYet: "J’ai écrit à la personne qui traite mon dossier, et nous ne sommes pas d’accord.",
    complained: (sent, acknowledged) =>
      `J’ai porté plainte par écrit le ${sent}. ${
        acknowledged === null
          ? "Je n’ai pas reçu d’accusé de réception."
          : `Vous en avez accusé réception le ${acknowledged}.`
      }`,
    request:
      "Veuillez réviser mon dossier. Si vous n’êtes pas d’accord, veuillez m’envoyer votre lettre de position finale, avec :",
    requested: [
      "votre décision et les faits sur lesquels elle repose",
      "les passages du contrat sur lesquels elle repose",
      "le service externe à qui je peux soumettre ma plainte",
    ],
    answerTime: {
      quebec:
        "Au Québec, les règles vous donnent 10 jours pour confirmer par écrit que vous avez reçu ma plainte, et 60 jours pour me donner votre réponse finale. Ces 60 jours peuvent devenir 90 seulement si vous m’en donnez les raisons par écrit.",
      bank: "Dans la mesure où une banque répond de cette assurance, elle a 56 jours pour répondre à ma plainte. Veuillez me confirmer par écrit la date à laquelle j’aurai votre lettre de position finale.",
      other:
        "Veuillez me confirmer par écrit que vous avez reçu ma plainte, et la date à laquelle j’aurai votre lettre de position finale.",
    },
  },
  amf: {
    title: "3. À l’assureur : transmettez mon dossier à l’AMF",
    hint: "Au Québec, c’est l’assureur lui-même qui transmet votre dossier de plainte à l’AMF, à votre demande.",
    fileName: "lettre-3-transmettre-mon-dossier-a-l-amf",
    subject: "Objet : transmission de mon dossier de plainte à l’Autorité des marchés financiers",
    reason: "La façon dont ma plainte a été traitée ne me satisfait pas.",
    request: (body) =>
      `Veuillez transmettre mon dossier de plainte à l’organisme suivant : ${body}. Confirmez-moi par écrit que c’est fait, et à quelle date.`,
  },
  outsideBody: {
    title: (body) => `3. À l’organisme externe : ${body}`,
    hint: (body) =>
      body === "fsra"
        ? "L’ARSF examine les manquements à la loi sur les assurances, pas le montant qui vous est dû. Pour les indemnités elles-mêmes, c’est le Tribunal d’appel en matière de permis (TAMP) qui décide, avec son propre formulaire."
        : "Cet organisme examine votre plainte gratuitement une fois que vous avez la lettre de position finale. Il peut exiger son propre formulaire; la lettre contient ce que le formulaire demande.",
    fileName: "lettre-3",
    subject: (insurer) => `Objet : plainte au sujet de l’assureur ${insurer}`,
    request: (body, insurer) =>
      body === "fsra"
        ? `Je vous demande d’examiner la façon dont l’assureur ${insurer} a traité ma demande d’indemnité.`
        : `Je vous demande d’examiner ma plainte au sujet de l’assureur ${insurer}.`,
    noFinalLetter: "Je n’ai pas encore de lettre de position finale. [Envoyez la présente lettre quand vous l’aurez.]",
    withFinalLetter: "La lettre de position finale de l’assureur est jointe.",
  },
};
