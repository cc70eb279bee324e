import type { FaqItem } from "#domain/faq.ts";

export const homeInsuranceFaq = [
  {
    id: "faq-compulsory",
    question: "L’assurance habitation est-elle obligatoire au Canada?",
    answer:
      "Aucune loi n’oblige le propriétaire d’une maison à en acheter une. Au Québec, par contre, chaque propriétaire d’une copropriété divise doit avoir une assurance responsabilité civile. Un prêteur hypothécaire exige normalement une assurance, avec une preuve avant de verser l’argent. Le règlement d’un syndicat de copropriété ou un bail peut aussi l’exiger.\n\nSans prêt hypothécaire, le choix vous revient. Mais sans assurance, c’est vous qui paieriez après un incendie, ou si un visiteur se blessait dans vos marches.",
  },
  {
    id: "faq-flooding",
    question: "Mon contrat couvre-t-il les inondations?",
    answer:
      "Cela dépend de la façon dont l’eau est entrée. Un tuyau qui éclate à l’intérieur est un dégât d’eau ordinaire, normalement couvert. L’eau qui remonte par un égout ou un drain de plancher n’est couverte que si vous avez ajouté la garantie refoulement d’égout. L’eau de la pluie, d’une rivière ou de la fonte des neiges peut aussi entrer au niveau du sol. Elle n’est couverte que si vous avez ajouté la garantie pour cette eau (débordement de cours d’eau et pluie).\n\nCherchez les deux ajouts dans vos conditions particulières, la page qui résume votre contrat. Avoir l’un ne vous donne pas l’autre.",
  },
  {
    id: "faq-rebuild-value",
    question: "Faut-il assurer le prix du marché ou le coût de reconstruction?",
    answer:
      "Assurez le coût de reconstruction, car le prix du marché comprend le terrain, qui ne brûle pas. Ce prix suit aussi la demande, et non le coût de la main-d’œuvre et du bois.\n\nDans une ville chère, le coût de reconstruction peut être bien inférieur au prix. Dans une petite ville où les prix sont bas, il peut le dépasser.",
  },
  {
    id: "faq-one-claim",
    question: "Un seul sinistre fera-t-il monter ma prime?",
    answer:
      "Souvent, parce que vous perdez le rabais sans sinistre. Un sinistre peut compter pendant cinq à sept ans, selon l’assureur. Certains contrats comprennent une amnistie, qui laisse passer le premier sinistre.\n\nAvant de déclarer un petit dommage, comparez ce que vous recevriez après la franchise avec le rabais que vous perdriez. Demandez comment l’assureur traite un appel qui ne mène à aucune demande.",
  },
  {
    id: "faq-earthquake",
    question: "Ai-je besoin de la garantie tremblement de terre?",
    answer:
      "Pesez trois choses : la probabilité d’un fort séisme chez vous, ce que votre épargne pourrait payer et la franchise. Celle-ci est un pourcentage du montant assuré, non des dommages : même assuré, vous pouvez avoir une très grosse facture.\n\nL’onglet « Guide provincial » donne les probabilités pour la Colombie-Britannique et la vallée du Saint-Laurent, et calcule une franchise.",
  },
] as const satisfies readonly FaqItem[];
