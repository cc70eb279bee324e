import { longDate } from "#format/long-date.ts";
import type { IsoDay } from "#domain/dated-figure.ts";
import type { ComplaintAnswer, ComplaintLetter } from "#domain/tools/complaint-answer.ts";
import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import type { Letter } from "#domain/tools/complaint-words.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { outsideBodies } from "./complaint-bodies.ts";

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

interface Facts {
  readonly values: ComplaintValues;
  readonly answer: ComplaintAnswer;
  readonly today: IsoDay;
}

/** An empty entry becomes a bracketed blank, to fill in by hand. */
const orGap = (text: string, gap: string) => (text.trim() === "" ? `[${gap}]` : text.trim());

const insurerOf = ({ insurer }: ComplaintValues) => orGap(insurer, "nom de l’assureur");

const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join("\n");

function head({ values, today }: Facts, to: string, subject: string): string {
  return `${orGap(values.name, "votre nom et votre adresse")}
Le ${longDate(today)}

Destinataire : ${to}

${subject}
Police : ${orGap(values.policyNumber, "numéro de police")}. Sinistre ou dossier : ${orGap(values.claimNumber, "numéro de sinistre ou de dossier")}.

Madame, Monsieur,`;
}

function whatHappened({ story, event, refused }: ComplaintValues): string {
  const dates = [
    event === null ? "" : `Date des faits : ${longDate(event)}.`,
    refused === null ? "" : `Je conteste votre décision du ${longDate(refused)}.`,
  ].filter(Boolean);
  return [...dates, orGap(story, "ce qui s’est passé, dans l’ordre, avec les dates")].join("\n");
}

function attached({ values, answer }: Facts): string {
  const own = values.documents.map(({ title }) => title.trim()).filter((title) => title !== "");
  const papers = own.length > 0 ? own : ["[les documents que vous joignez]"];
  const final = answer.nextLetter === "outsideBody" ? ["La lettre de position finale"] : [];
  return `Pièces jointes (copies) :\n${numbered([...final, ...papers])}`;
}

const foot = ({ values }: Facts) =>
  `Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.\n\n${orGap(values.name, "votre nom")}`;

const wishGap = "le montant que vous voulez, ou ce que l’assureur doit faire";

const dateOfEnd =
  "Veuillez aussi m’indiquer le dernier jour où je peux intenter une action en justice, et le texte qui fixe ce jour.";

function fileHandler(facts: Facts): Letter {
  const { values } = facts;
  return {
    title: "1. À la personne qui traite votre dossier",
    hint: "Envoyez-la par courriel ou par la poste, et gardez une preuve de la date. Beaucoup de différends se règlent à cette étape, parce qu’un ou une gestionnaire lit la lettre.",
    fileName: "lettre-1-traitement-du-dossier",
    text: [
      head(facts, `${insurerOf(values)}, personne qui traite mon dossier`, "Objet : désaccord avec votre décision"),
      `Ce qui s’est passé :\n${whatHappened(values)}`,
      `Ce que je demande :\n${orGap(values.wish, wishGap)}`,
      "Veuillez me répondre par écrit et m’indiquer la date à laquelle j’aurai votre réponse. Si vous maintenez votre décision, indiquez les passages du contrat et les faits sur lesquels elle repose.",
      dateOfEnd,
      attached({ ...facts, answer: { ...facts.answer, nextLetter: "fileHandler" } }),
      foot(facts),
    ].join("\n\n"),
  };
}

function answerTime({ values, answer }: Facts): string {
  if (answer.bodies.includes("amf")) {
    return "Au Québec, les règles vous donnent 10 jours pour confirmer par écrit que vous avez reçu ma plainte, et 60 jours pour me donner votre réponse finale. Ces 60 jours peuvent devenir 90 seulement si vous m’en donnez les raisons par écrit.";
  }
  if (values.bankSold || values.line === "creditor") {
    return "Dans la mesure où une banque répond de cette assurance, elle a 56 jours pour répondre à ma plainte. Veuillez me confirmer par écrit la date à laquelle j’aurai votre lettre de position finale.";
  }
  return "Veuillez me confirmer par écrit que vous avez reçu ma plainte, et la date à laquelle j’aurai votre lettre de position finale.";
}

function complaintOfficer(facts: Facts): Letter {
  const { values } = facts;
  const { sent, acknowledged } = values;
  const sofar =
    sent === null
      ? "J’ai écrit à la personne qui traite mon dossier, et nous ne sommes pas d’accord."
      : `J’ai porté plainte par écrit le ${longDate(sent)}. ${
          acknowledged === null
            ? "Je n’ai pas reçu d’accusé de réception."
            : `Vous en avez accusé réception le ${longDate(acknowledged)}.`
        }`;
  return {
    title: "2. À la personne responsable des plaintes : demandez la lettre de position finale",
    hint: "Chaque assureur a une personne responsable des plaintes, parfois appelée ombudsman. Son nom est sur le site de l’assureur.",
    fileName: "lettre-2-responsable-des-plaintes",
    text: [
      head(
        facts,
        `${insurerOf(values)}, responsable des plaintes`,
        "Objet : plainte et demande de votre lettre de position finale",
      ),
      sofar,
      `Ce qui s’est passé :\n${whatHappened(values)}`,
      `Ce que je demande :\n${orGap(values.wish, wishGap)}`,
      `Veuillez réviser mon dossier. Si vous n’êtes pas d’accord, veuillez m’envoyer votre lettre de position finale, avec :\n${numbered(
        [
          "votre décision et les faits sur lesquels elle repose",
          "les passages du contrat sur lesquels elle repose",
          "le service externe à qui je peux soumettre ma plainte",
        ],
      )}`,
      answerTime(facts),
      dateOfEnd,
      attached({ ...facts, answer: { ...facts.answer, nextLetter: "complaintOfficer" } }),
      foot(facts),
    ].join("\n\n"),
  };
}

function record({ values }: Facts): string {
  const { event, refused, sent, acknowledged, finalLetter } = values;
  const days = [
    ["Date des faits", event],
    ["Décision que je conteste", refused],
    ["Plainte écrite", sent],
    ["Accusé de réception de l’assureur", acknowledged],
    ["Lettre de position finale", finalLetter],
  ] as const;
  return days.map(([name, day]) => `${name} : ${day === null ? "[date, s’il y en a une]" : longDate(day)}`).join("\n");
}

function outsideBody(facts: Facts): Letter | null {
  const { values, answer } = facts;
  const { letterTo } = answer;
  if (letterTo === null) return null;
  const insurer = insurerOf(values);
  const { name } = outsideBodies[letterTo];
  const about = `Ma plainte concerne ${values.line === null ? "[type d’assurance]" : lineNames[values.line]}${
    values.province === null ? "" : ` (province ou territoire : ${provinceNamesByCode[values.province]})`
  }.`;
  if (letterTo === "amf") {
    return {
      title: "3. À l’assureur : transmettez mon dossier à l’AMF",
      hint: "Au Québec, c’est l’assureur lui-même qui transmet votre dossier de plainte à l’AMF, à votre demande.",
      fileName: "lettre-3-transmettre-mon-dossier-a-l-amf",
      text: [
        head(
          facts,
          `${insurer}, responsable des plaintes`,
          "Objet : transmission de mon dossier de plainte à l’Autorité des marchés financiers",
        ),
        `La façon dont ma plainte a été traitée ne me satisfait pas. ${about}`,
        record(facts),
        `Veuillez transmettre mon dossier de plainte à l’organisme suivant : ${name}. Confirmez-moi par écrit que c’est fait, et à quelle date.`,
        `Ce que je demande :\n${orGap(values.wish, wishGap)}`,
        attached(facts),
        foot(facts),
      ].join("\n\n"),
    };
  }
  const isFsra = letterTo === "fsra";
  const state =
    values.finalLetter === null
      ? "Je n’ai pas encore de lettre de position finale. [Envoyez la présente lettre quand vous l’aurez.]"
      : "La lettre de position finale de l’assureur est jointe.";
  return {
    title: `3. À l’organisme externe : ${name}`,
    hint:
      letterTo === "fsra"
        ? "L’ARSF examine les manquements à la loi sur les assurances, pas le montant qui vous est dû. Pour les indemnités elles-mêmes, c’est le Tribunal d’appel en matière de permis (TAMP) qui décide, avec son propre formulaire."
        : "Cet organisme examine votre plainte gratuitement une fois que vous avez la lettre de position finale. Il peut exiger son propre formulaire; la lettre contient ce que le formulaire demande.",
    fileName: `lettre-3-${letterTo}`,
    text: [
      head(facts, name, `Objet : plainte au sujet de l’assureur ${insurer}`),
      isFsra
        ? `Je vous demande d’examiner la façon dont l’assureur ${insurer} a traité ma demande d’indemnité. ${about}`
        : `Je vous demande d’examiner ma plainte au sujet de l’assureur ${insurer}. ${about}`,
      record(facts),
      `Ce qui s’est passé :\n${orGap(values.story, "ce qui s’est passé, dans l’ordre, avec les dates")}`,
      `Ce que j’ai demandé à l’assureur :\n${orGap(values.wish, wishGap)}`,
      isFsra ? "" : state,
      attached(facts),
      foot(facts),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const writers: Readonly<Record<ComplaintLetter, (facts: Facts) => Letter | null>> = {
  fileHandler,
  complaintOfficer,
  outsideBody,
};

/** A letter of the complaint builder, with what was typed in it. */
export function writeLetter(
  letter: ComplaintLetter,
  values: ComplaintValues,
  answer: ComplaintAnswer,
  today: IsoDay,
): Letter | null {
  return writers[letter]({ values, answer, today });
}
