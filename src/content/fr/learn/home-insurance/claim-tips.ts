import type { ClaimTip } from "#domain/guide-records.ts";

export const homeClaimTips = [
  {
    tip: "Photographiez avant de déplacer quoi que ce soit",
    detail:
      "Prenez d’abord toute la pièce, puis chaque bien endommagé, avec la plaque du modèle et le numéro de série s’il y en a.",
  },
  {
    tip: "Gardez les biens abîmés jusqu’à l’accord de l’expert en sinistre",
    detail:
      "S’ils sentent mauvais, mettez-les au garage ou dans la cour. Un tapis parti au dépotoir se prouve mal; un carré découpé dedans aide.",
  },
  {
    tip: "Notez chaque appel",
    detail:
      "Écrivez la date, le nom, ce qui s’est dit et la suite. Après chaque appel, envoyez un courriel de deux lignes, pour que les deux parties aient la même chose.",
  },
  {
    tip: "Demandez par écrit l’étendue des travaux",
    detail:
      "Entendez-vous sur les pièces, les matériaux et les quantités avant que quelqu’un commence à démolir : un prix veut dire peu sans cette liste.",
  },
  {
    tip: "Demandez qui répond de la réparation",
    detail:
      "Vous pouvez normalement choisir l’entrepreneur. Si vous en prenez un de la liste de l’assureur, demandez si celui-ci garantit les travaux.",
  },
  {
    tip: "Ne signez rien en blanc et ne cédez rien",
    detail:
      "Un formulaire qui cède votre indemnité à un entrepreneur laisse quelqu’un d’autre négocier avec votre assureur et vous laisse la facture.",
  },
  {
    tip: "Ne comptez que ce qu’il en coûte de plus de vivre ailleurs",
    detail:
      "Le contrat paie ce que vous dépensez de plus qu’à l’habitude. Gardez les reçus et notez ce que vous coûtent d’ordinaire le loyer, la nourriture et les déplacements.",
  },
  {
    tip: "Obtenez le refus par écrit",
    detail:
      "Demandez sur quels mots du contrat il s’appuie. Vous aurez besoin de cette réponse à chaque étape suivante.",
  },
] as const satisfies readonly ClaimTip[];
