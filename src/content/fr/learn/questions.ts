import type { FaqSection } from "#domain/faq.ts";

/**
 * The questions of /learn/questions: six to eight a group, each answered by its first sentence. `more` leads to the
 * part of a page that goes on.
 */
export const commonQuestions: readonly FaqSection[] = [
  {
    id: "shopping-and-paying",
    title: "Magasiner et payer",
    description: "Soumissions, factures, renouvellements et résiliations.",
    questions: [
      {
        id: "premium-jumped",
        question: "Ma prime a monté et je n’ai eu aucun sinistre. Pourquoi?",
        answer:
          "La plus grande partie de la hausse vient des sinistres de tout le monde. En 2025, les soumissions données par des courtiers au Canada ont monté de 14,4 % en auto et de 7,8 % en habitation. Comparez la nouvelle page à celle de l’an dernier, demandez quels rabais ont pris fin et obtenez trois soumissions avant le renouvellement.",
        sources: ["S335"],
        more: {
          href: "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim",
          label: "Pourquoi une prime bondit, et quoi faire cette semaine",
        },
      },
      {
        id: "how-many-quotes",
        question: "Combien de soumissions me faut-il, et quand?",
        answer:
          "Trois suffisent généralement, environ 30 à 45 jours avant le renouvellement. Essayez un courtier, un assureur direct, et un régime de groupe ou de banque. Donnez à chacun les mêmes montants, franchises et conducteurs; sinon, vous comparez des contrats différents.",
        more: {
          href: "/learn/choose-insurance#second-step-make-the-quotes-comparable",
          label: "Rendre les soumissions comparables",
        },
      },
      {
        id: "broker-or-direct",
        question: "Courtier, assureur direct ou site de comparaison : quelle différence?",
        answer:
          "Un courtier compare plusieurs assureurs, un assureur direct vend ses propres contrats, et un site de comparaison vous dirige habituellement vers un vendeur. En Ontario, un courtier doit dire comment il est payé et qui il représente. Cherchez d’abord tout vendeur dans le registre de la province.",
        sources: ["S930"],
        more: {
          href: "/learn/choose-insurance#broker-direct-insurer-or-comparison-site-which-one",
          label: "Courtier, assureur direct ou site de comparaison",
        },
      },
      {
        id: "paying-monthly",
        question: "Payer chaque mois coûte-t-il plus cher?",
        answer:
          "Souvent, oui, parce que le paiement mensuel peut comprendre des intérêts ou des frais. En Ontario, pour l’assurance auto, l’intérêt est limité à 1,3 % depuis 2016. Multipliez le paiement mensuel par douze et comparez le total au prix pour l’année.",
        sources: ["S355"],
        more: { href: "/learn/insurance-savings#how-you-pay", label: "Votre façon de payer" },
      },
      {
        id: "quote-and-credit",
        question: "Une soumission d’assurance nuit-elle à ma cote de crédit?",
        answer:
          "En général, non : quand un assureur consulte votre crédit pour une soumission, cela n’a pas d’effet sur la cote. Il lui faut votre consentement. En Ontario et à Terre-Neuve-et-Labrador, le crédit ne peut pas entrer dans le prix de l’assurance auto.",
        sources: ["S104"],
        more: { href: "/faq#do-insurers-use-credit", label: "Les assureurs et votre crédit" },
      },
      {
        id: "cancel-my-policy",
        question: "Puis-je résilier mon contrat quand je veux?",
        answer:
          "Oui, vous pouvez mettre fin à un contrat habitation ou auto en tout temps, par écrit. En cours de contrat, l’assureur peut garder des frais; au renouvellement, il n’y en a pas. Ne cessez pas simplement de payer : l’assureur résilie alors pour non-paiement, et cela vous suit.",
        more: {
          href: "/blog/insurance-consumer-rights-canada#while-the-policy-runs",
          label: "Vos droits pendant le contrat",
        },
      },
      {
        id: "higher-deductible",
        question: "Une franchise plus élevée vaut-elle la peine?",
        answer:
          "Oui, si votre épargne peut la payer et que vous avez rarement un sinistre. Par exemple, passer de 500 $ à 1 000 $ pour économiser 90 $ par année devient payant après environ cinq ans et demi sans sinistre. Choisissez un montant que vous pourriez payer demain.",
        more: { href: "/learn/insurance-savings#the-deductible-in-numbers", label: "La franchise, en chiffres" },
      },
      {
        id: "tax-on-premiums",
        question: "Y a-t-il une taxe sur ma prime?",
        answer:
          "Cela dépend de la province; la TPS et la TVH ne s’ajoutent jamais. Le Québec ajoute 9 % à l’habitation et à l’auto, ou 9,975 % sur les primes payées après 2026. L’Ontario ajoute 8 % à l’habitation, et la Saskatchewan 6 % à l’habitation et à l’auto. L’assurance vie individuelle est exemptée dans les trois.",
        sources: ["S57", "S1349", "S8"],
        more: {
          href: "/learn/how-insurance-works#where-the-premium-goes",
          label: "Où va la prime, taxe comprise",
        },
      },
    ],
  },
  {
    id: "car-insurance",
    title: "Assurance auto",
    description: "Ce qu’il vous faut, et ce qu’un accident change.",
    questions: [
      {
        id: "how-much-liability",
        question: "Combien de responsabilité civile pour mon auto?",
        answer:
          "Un ou deux millions de dollars : c’est le choix habituel. Le minimum légal est plus bas dans chaque province, et une seule blessure grave peut coûter plusieurs fois ce montant. En Alberta, plus de 98 % des conducteurs ont au moins 1 million de dollars.",
        sources: ["S25"],
        more: {
          href: "/learn/auto-insurance#why-most-drivers-carry-more",
          label: "Pourquoi la plupart en prennent davantage",
        },
      },
      {
        id: "direct-compensation",
        question: "On a frappé mon auto. Pourquoi mon propre assureur paie-t-il?",
        answer:
          "À cause de l’indemnisation directe : votre assureur paie la part de l’accident dont vous n’étiez pas responsable. Elle s’applique en Ontario, en Alberta et dans les provinces de l’Atlantique. Le Québec a une convention qui fonctionne de la même façon. La Colombie-Britannique, la Saskatchewan et le Manitoba ont un régime public.",
        more: { href: "/learn/auto-insurance#direct-compensation", label: "L’indemnisation directe" },
      },
      {
        id: "collision-on-an-old-car",
        question: "Ai-je besoin de la garantie collision sur une vieille auto?",
        answer:
          "Peut-être pas, si l’auto est à vous et que votre épargne pourrait la remplacer. Prenez le prix auquel elle se vendrait, moins la franchise : c’est le maximum que vous pouvez recevoir. Si la collision coûte plus du dixième de cette somme par année, songez à la laisser tomber.",
        more: {
          href: "/learn/auto-insurance#do-you-need-collision-and-comprehensive",
          label: "Collision et risques multiples : le calcul",
        },
      },
      {
        id: "friend-crashed-my-car",
        question: "Un ami a eu un accident avec mon auto. Quelle assurance paie?",
        answer:
          "Habituellement la vôtre, et le sinistre va à votre dossier, parce que le contrat suit l’auto. En Colombie-Britannique, l’accident va au dossier du conducteur, mais un conducteur que vous auriez dû inscrire peut vous coûter jusqu’à 5 000 $ (2020).",
        sources: ["S1318"],
        more: {
          href: "/learn/auto-insurance#my-adult-child-drives-my-car-or-is-away-at-school",
          label: "Les autres personnes qui conduisent votre auto",
        },
      },
      {
        id: "not-at-fault",
        question: "Je n’étais pas responsable. Mon prix va-t-il monter?",
        answer:
          "Normalement non, si l’autre conducteur était entièrement responsable. Chez certains assureurs, vous pouvez quand même perdre un rabais sans sinistre. En Ontario, un accident vous pénalise seulement si vous étiez responsable à plus de 25 %. Une question générale à votre courtier n’est pas une déclaration de sinistre.",
        sources: ["S909"],
        more: {
          href: "/learn/auto-insurance#it-wasnt-my-fault-will-my-rate-go-up-does-asking-count",
          label: "Sans responsabilité : votre prix et votre dossier",
        },
      },
      {
        id: "one-ticket",
        question: "Quel est l’effet d’une contravention pour vitesse sur ma prime?",
        answer:
          "Une contravention mineure ne fait souvent perdre que le rabais sans contravention. Deux peuvent ajouter environ 20 % en Ontario (2024). En Alberta, une seule contravention mineure en trois ans met fin au plafond de 7,5 % de 2026. La Colombie-Britannique facture les contraventions à part de l’assurance.",
        sources: ["S938", "S6", "S924"],
        more: {
          href: "/learn/auto-insurance#what-does-one-ticket-or-one-crash-cost-in-my-province",
          label: "Le prix d’une contravention ou d’un accident, par province",
        },
      },
      {
        id: "stolen-car",
        question: "On a volé mon auto. Combien vais-je recevoir?",
        answer:
          "Avec la garantie risques multiples, la valeur marchande de l’auto, moins la franchise; sans elle, rien. Appelez d’abord la police, puis l’assureur. En 2025, 46 999 véhicules ont été volés au Canada, et 59 % ont été retrouvés.",
        sources: ["S336"],
        more: { href: "/learn/auto-insurance#theft", label: "Le vol d’une auto" },
      },
      {
        id: "quebec-two-claims",
        question: "J’ai été blessé dans un accident au Québec. Pourquoi deux dossiers?",
        answer:
          "Parce que deux assureurs paient : la SAAQ pour vos blessures, peu importe le responsable, et votre propre assureur pour l’auto. Aucun des deux n’ouvre le dossier de l’autre : avisez-les tous les deux. Gardez le constat amiable, les noms et les photos.",
        sources: ["S34", "S31"],
        more: { href: "/provincial/quebec-insurance-guide", label: "Le régime partagé du Québec" },
      },
    ],
  },
  {
    id: "home-insurance",
    title: "Assurance habitation",
    description: "La maison, l’eau et ce que la maison contient.",
    questions: [
      {
        id: "rebuilding-cost",
        question: "Dois-je assurer ma maison au prix du marché?",
        answer:
          "Non : assurez-la pour ce que coûterait la reconstruction, sans le terrain. Servez-vous de la calculatrice de votre assureur, déclarez-lui chaque rénovation et refaites l’exercice chaque année, car les coûts de construction changent. Un montant trop bas peut réduire même une petite indemnité.",
        more: {
          href: "/learn/home-insurance#replacement-cost-or-cash-value",
          label: "Valeur à neuf ou valeur au jour du sinistre",
        },
      },
      {
        id: "flooded-basement",
        question: "Un sous-sol inondé est-il couvert?",
        answer:
          "Un tuyau qui éclate l’est normalement; le refoulement d’égout et l’eau de l’extérieur le sont seulement si vous avez acheté ces garanties. Pour la pluie et les rivières, l’ajout coûte environ 10 $ à 30 $ par mois presque partout. Il coûte de 50 $ à 100 $ là où il y a déjà eu des sinistres d’inondation.",
        sources: ["S91"],
        more: { href: "/learn/home-insurance#three-kinds-of-water-coverage", label: "Les garanties pour l’eau" },
      },
      {
        id: "earthquake",
        question: "Dois-je acheter la garantie tremblement de terre?",
        answer:
          "Oui, si vous ne pourriez pas reconstruire sans elle; regardez d’abord la franchise. Par exemple, 10 % sur une maison assurée pour 600 000 $ laissent les premiers 60 000 $ à votre charge. Sur la côte de la Colombie-Britannique, on estime à environ 30 % la probabilité d’un séisme important en 50 ans.",
        sources: ["S70"],
        more: {
          href: "/learn/home-insurance#earthquake-do-the-deductible-first",
          label: "Tremblement de terre : la franchise",
        },
      },
      {
        id: "empty-house",
        question: "Combien de temps puis-je laisser ma maison vide?",
        answer:
          "En hiver, prévoyez une visite tous les quelques jours, et avisez l’assureur avant 30 jours sans occupant. Une maison que vous avez quittée est vacante, même avec une visite par jour, et la protection contre l’eau et le vandalisme prend alors généralement fin. Demandez une permission de vacance.",
        sources: ["S929", "S561"],
        more: {
          href: "/learn/home-insurance#tell-the-insurer-before-not-after",
          label: "Ce qu’il faut dire d’avance à l’assureur",
        },
      },
      {
        id: "bike-and-jewellery",
        question: "Mon vélo et mes bijoux sont-ils couverts?",
        answer:
          "Oui, mais seulement jusqu’à une limite particulière. RBC, par exemple, paie 6 000 $ pour les bijoux et 1 000 $ par vélo; Sonnet, 3 000 $ par article. Faites inscrire tout ce qui vaut plus, avec une photo et le reçu.",
        sources: ["S525", "S526"],
        more: { href: "/learn/home-insurance#special-limits", label: "Les limites particulières" },
      },
      {
        id: "how-long-a-claim-counts",
        question: "Combien de temps un sinistre à la maison compte-t-il?",
        answer:
          "De cinq à sept ans chez la plupart des assureurs. C’est pourquoi il vaut souvent mieux payer de votre poche un dommage qui dépasse à peine la franchise. Demandez à votre courtier de calculer ce que vaut votre rabais sans sinistre.",
        sources: ["S535"],
        more: { href: "/learn/home-insurance#should-you-claim-at-all", label: "Faut-il déclarer le sinistre?" },
      },
      {
        id: "wildfire-nearby",
        question: "Il y a un feu de forêt tout près. Puis-je encore m’assurer?",
        answer:
          "Probablement pas avant qu’il soit maîtrisé : près d’un feu, les assureurs arrêtent les nouveaux contrats et les changements. Un contrat que vous avez déjà continue. Si vous achetez une maison, faites commencer l’assurance bien avant la prise de possession.",
        sources: ["S521"],
        more: { href: "/learn/home-insurance#hail-fire-and-wind", label: "Grêle, feu et vent" },
      },
    ],
  },
  {
    id: "renting-and-condos",
    title: "Location et copropriété",
    description: "Locataires, colocataires, propriétaires et courts séjours.",
    questions: [
      {
        id: "landlord-requires-insurance",
        question: "Mon propriétaire peut-il m’obliger à prendre une assurance locataire?",
        answer:
          "Souvent oui, par le bail, même si la loi ne l’exige pas. Les propriétaires demandent couramment 1 million de dollars de responsabilité civile. Au Québec, le Tribunal administratif du logement a ordonné à un locataire de s’assurer, comme le disait son bail. Envoyez l’attestation par courriel : ce sera votre preuve.",
        sources: ["S820"],
        more: {
          href: "/learn/home-insurance#condos-tenants-and-second-homes",
          label: "L’assurance des locataires",
        },
      },
      {
        id: "roommates",
        question: "Mon assurance locataire couvre-t-elle mon colocataire?",
        answer:
          "Non, sauf si votre colocataire y est nommé. Avec deux contrats, les sinistres restent séparés, et chacun coûte environ 12 $ à 35 $ par mois (2024). Votre contrat paie vos biens, les dommages que vous causez à autrui et un hôtel après un incendie.",
        sources: ["S512"],
        more: { href: "/learn/life-events/first-rental", label: "Premier logement loué : quoi faire" },
      },
      {
        id: "condo-coverage",
        question: "J’ai un condo. Que me laisse l’assurance du syndicat?",
        answer:
          "Vos améliorations, vos biens, votre responsabilité civile et toute part de la franchise du syndicat qu’on vous facture. Demandez au gestionnaire la description du logement de référence et l’attestation d’assurance. Pour votre part de la franchise, assurez-vous jusqu’à la plus haute franchise du syndicat pour l’eau.",
        sources: ["S1015"],
        more: {
          href: "/learn/life-events/condo",
          label: "Achat d’un condo : quoi faire, et la règle de votre province",
        },
      },
      {
        id: "renting-out-my-home",
        question: "Je veux louer mon logement, ou l’afficher sur Airbnb. Quel contrat?",
        answer:
          "Si vous n’y habitez pas, il vous faut un contrat pour immeuble locatif, environ 15 % à 20 % plus cher qu’un contrat de propriétaire occupant. Pour de courts séjours, il faut un avenant pour le partage de logement ou un contrat d’entreprise. Avisez l’assureur avant le premier voyageur : la protection d’une plateforme n’est pas votre propre assurance.",
        sources: ["S939"],
        more: {
          href: "/learn/life-events/landlord",
          label: "Louer son logement : quoi faire avant le premier voyageur",
        },
      },
    ],
  },
  {
    id: "life-insurance",
    title: "Assurance vie",
    description: "Combien, quelle sorte et qui reçoit l’argent.",
    questions: [
      {
        id: "how-much-life",
        question: "De combien d’assurance vie ai-je besoin?",
        answer:
          "Pour commencer : dix fois le revenu que votre famille perdrait, plus le prêt hypothécaire, moins l’assurance collective et l’épargne. Par exemple, avec un revenu de 80 000 $, un prêt de 400 000 $ et 160 000 $ au travail, cela fait environ 1 million de dollars. Comptez aussi le travail d’un parent à la maison.",
        more: {
          href: "/learn/life-insurance#two-kids-a-mortgage-and-group-coverage-how-much",
          label: "Combien, avec le calcul",
        },
      },
      {
        id: "term-or-whole",
        question: "Temporaire ou vie entière?",
        answer:
          "La temporaire convient aux années où d’autres ont besoin de votre revenu; la vie entière, à un besoin qui ne finit jamais, comme l’impôt au décès. En 2024, un homme de 30 ans payait environ 30 $ par mois pour 500 000 $ sur 20 ans. À 20 ans, une vie entière de seulement 100 000 $ coûtait de 44 $ à 54 $.",
        sources: ["S402"],
        more: {
          href: "/learn/life-insurance#matching-the-kind-to-the-need",
          label: "La bonne sorte pour le bon besoin",
        },
      },
      {
        id: "term-price-at-my-age",
        question: "Combien coûte l’assurance vie temporaire à mon âge?",
        answer:
          "Voici ce que payaient par mois, en 2024, un homme et une femme en bonne santé et sans tabac, pour 500 000 $ sur 20 ans. C’était 30 $ et 22 $ à 30 ans, 45 $ et 34 $ à 40 ans, 124 $ et 83 $ à 50 ans. Le tabac et la santé peuvent doubler le prix, et même plus.",
        sources: ["S402"],
        more: {
          href: "/learn/life-insurance#what-term-costs-as-published",
          label: "Ce que coûte la temporaire, selon les prix publiés",
        },
      },
      {
        id: "bank-mortgage-insurance",
        question: "L’assurance vie hypothécaire de la banque vaut-elle son prix?",
        answer:
          "Habituellement non, si vous êtes en bonne santé. Pour 500 000 $ à 40 ans, le prix affiché d’une banque est de 110 $ par mois. La temporaire coûtait environ 45 $ à un homme et 34 $ à une femme en 2024. Celle de la banque diminue avec le prêt et paie le prêteur. Elle est facultative.",
        sources: ["S405", "S402", "S80"],
        more: {
          href: "/learn/life-insurance#is-mortgage-life-insurance-from-my-bank-worth-it",
          label: "L’assurance de la banque à côté de la temporaire, selon l’âge",
        },
      },
      {
        id: "health-conditions",
        question: "Puis-je m’assurer avec un diabète, de l’anxiété ou un ancien cancer?",
        answer:
          "Probablement oui; le prix et le temps qu’il faut varient. Faites décrire votre cas par un courtier à plusieurs assureurs, sans votre nom. Essayez d’abord l’étude complète du dossier, puis l’assurance simplifiée, et l’acceptation garantie en dernier. Répondez complètement à chaque question. On ne peut pas exiger de test génétique.",
        sources: ["S869"],
        more: {
          href: "/insurance-types/life#if-your-health-isnt-perfect",
          label: "Si votre santé n’est pas parfaite",
        },
      },
      {
        id: "is-the-payout-taxed",
        question: "Le capital-décès est-il imposé?",
        answer:
          "Non, il n’est pas imposé comme un revenu. Si une personne est désignée, il échappe aussi à l’homologation. S’il va à votre succession, il peut y entrer et les créanciers peuvent l’atteindre : désignez donc une personne, et une deuxième.",
        more: {
          href: "/learn/life-insurance#how-life-insurance-is-taxed-in-short",
          label: "L’impôt et l’assurance vie",
        },
      },
      {
        id: "find-a-policy",
        question: "Une personne est décédée. Comment retrouver son assurance vie?",
        answer:
          "Cherchez d’abord dans le courrier, les relevés bancaires, les papiers d’anciens employeurs et les feuillets d’impôt, et appelez son conseiller. Si vous avez une raison de croire qu’un contrat existe, l’Ombudsman des assurances de personnes interroge ses membres, de trois mois à deux ans après le décès (2017).",
        sources: ["S85"],
        more: {
          href: "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy",
          label: "Retrouver un contrat et demander le règlement",
        },
      },
    ],
  },
  {
    id: "disability-and-illness",
    title: "Invalidité et maladies graves",
    description: "Ce qui remplace votre paie quand vous ne pouvez pas travailler.",
    questions: [
      {
        id: "ei-sickness",
        question: "Que paie l’assurance-emploi si je suis malade?",
        answer:
          "Elle paie 55 % de votre rémunération, jusqu’à 729 $ par semaine en 2026, pendant 26 semaines au plus. Il vous faut assez d’heures assurables et un certificat médical. Une longue maladie va au-delà : c’est à cela que sert l’assurance invalidité.",
        sources: ["S10", "S208"],
        more: {
          href: "/learn/disability-insurance#who-pays-you-month-by-month",
          label: "Qui vous paie, mois après mois",
        },
      },
      {
        id: "self-employed-sick-pay",
        question: "Je suis à mon compte. Qu’est-ce qui remplace le congé de maladie payé?",
        answer:
          "Rien, tant que vous ne vous en occupez pas. Vous pouvez vous inscrire aux prestations spéciales de l’assurance-emploi et attendre 12 mois, ou acheter votre propre assurance invalidité pendant que vous êtes en santé. Elle coûte à peu près de 1 % à 3 % du revenu, si vous êtes jeune et dans un métier peu risqué.",
        sources: ["S868", "S417"],
        more: {
          href: "/learn/disability-insurance#im-self-employed-what-replaces-sick-pay",
          label: "À son compte : remplacer le congé de maladie payé",
        },
      },
      {
        id: "is-disability-taxed",
        question: "Ma prestation d’invalidité sera-t-elle imposée?",
        answer:
          "Oui, si votre employeur a payé une partie de la prime; non, si vous l’avez toute payée. Une seule question à votre employeur vous le dira. Une prestation de 60 % de la paie laisse bien moins pour vivre quand elle est imposée.",
        sources: ["S99"],
        more: {
          href: "/learn/disability-insurance#when-benefits-are-taxed",
          label: "Quand les prestations sont imposées",
        },
      },
      {
        id: "any-occupation",
        question: "Mes prestations d’invalidité cessent après deux ans. Que faire?",
        answer:
          "Commencez deux mois avant la date : demandez par écrit le critère, les emplois et la paie que l’assureur a retenus. Faites décrire par votre médecin ce que vous ne pouvez pas faire. Demandez la prestation d’invalidité du RPC (au Québec, la rente du RRQ). Consultez un avocat avant une deuxième contestation, car votre délai pour poursuivre court.",
        more: {
          href: "/learn/disability-insurance#my-ltd-ends-at-two-years-any-occupation-what-now",
          label: "« Toute profession » après deux ans",
        },
      },
      {
        id: "critical-illness",
        question: "L’assurance maladies graves vaut-elle la peine?",
        answer:
          "Pensez-y si vous n’avez pas d’assurance invalidité, si vous avez peu d’épargne ou si votre prêt hypothécaire repose sur deux revenus. Elle paie une seule fois, si vous survivez à une maladie de sa liste, souvent 30 jours; pour certaines maladies, aucun délai n’est fixé. Achetez d’abord l’assurance invalidité : elle paie pour toute maladie qui vous empêche de travailler.",
        sources: ["S467"],
        more: {
          href: "/learn/health-insurance#critical-illness-insurance-is-it-worth-it",
          label: "Maladies graves : le prix selon l’âge",
        },
      },
    ],
  },
  {
    id: "health-and-dental",
    title: "Soins médicaux et dentaires",
    description: "Les médicaments, les dents et la fin d’un régime au travail.",
    questions: [
      {
        id: "federal-dental-plan",
        question: "Suis-je admissible au Régime canadien de soins dentaires?",
        answer:
          "Oui, si le revenu net de votre famille est de moins de 90 000 $. Vous devez aussi avoir produit une déclaration de revenus et n’avoir accès à aucune assurance dentaire. Sous 70 000 $, vous ne payez aucune part du tarif du régime. Un régime au travail que vous avez refusé compte quand même comme un accès.",
        sources: ["S828", "S17"],
        more: {
          href: "/learn/health-insurance#the-federal-dental-plan",
          label: "Le Régime canadien de soins dentaires",
        },
      },
      {
        id: "two-plans",
        question: "Quel régime paie en premier, le mien ou celui de mon conjoint?",
        answer:
          "Le vôtre paie d’abord pour vous, et celui de votre conjoint pour lui ou elle. Pour les enfants, c’est généralement le régime du parent dont l’anniversaire vient le premier dans l’année. Envoyez le reste au deuxième régime, avec le relevé du premier.",
        more: {
          href: "/learn/health-insurance#making-a-claim",
          label: "Demander un remboursement à un régime",
        },
      },
      {
        id: "private-health-plan",
        question: "Une assurance maladie complémentaire vaut-elle son prix?",
        answer:
          "Oui, si vous ne pourriez pas absorber une grosse facture de médicaments, ou si vous quittez un régime collectif. Un site affiche de 75 $ à 150 $ par mois pour une personne (sans date). Additionnez vos soins dentaires, vos médicaments et vos lunettes de l’an dernier : le reste de la prime est le prix de la protection.",
        sources: ["S419"],
        more: {
          href: "/learn/health-insurance#price-and-whether-it-is-worth-paying",
          label: "Le prix, et s’il en vaut la peine",
        },
      },
      {
        id: "leaving-a-job",
        question: "Je quitte mon emploi. Que deviennent mes assurances?",
        answer:
          "Elles prennent fin avec l’emploi ou peu après : obtenez la date exacte par écrit. Sun Life et Desjardins vous acceptent sans questions de santé dans les 60 jours. Au Québec, vous pouvez transformer l’assurance vie collective en contrat individuel dans les 31 jours.",
        sources: ["S632", "S630", "S171"],
        more: {
          href: "/learn/life-events/leaving-a-job",
          label: "Départ ou perte d’emploi : quoi faire, et les délais",
        },
      },
      {
        id: "quebec-drug-insurance",
        question: "Dois-je avoir une assurance médicaments au Québec?",
        answer:
          "Oui, la loi l’exige. Si vous avez moins de 65 ans et qu’un régime collectif vous est offert, vous devez y adhérer et y inscrire votre famille. Tous les autres sont assurés par le régime public de la RAMQ, qui coûtait jusqu’à 766 $ par année jusqu’en juin 2026. Les montants changent chaque 1er juillet.",
        sources: ["S74", "S76"],
        more: {
          href: "/learn/health-insurance#public-drug-plans",
          label: "Les régimes publics de médicaments, dont celui de la RAMQ",
        },
      },
    ],
  },
  {
    id: "travel-and-newcomers",
    title: "Voyages et nouveaux arrivants",
    description: "Voyages, hivers au sud, visiteurs et premières semaines.",
    questions: [
      {
        id: "province-pays-abroad",
        question: "Que paiera ma province si je tombe malade à l’étranger?",
        answer:
          "Très peu à côté de ce que les soins peuvent coûter. Selon un assureur voyage, une journée dans un hôpital américain peut coûter plus de 10 000 $ US, et un régime provincial n’en paie qu’une petite partie. Achetez une assurance voyage avant chaque voyage hors du Canada.",
        sources: ["S423"],
        more: {
          href: "/learn/travel-insurance#what-care-abroad-can-cost",
          label: "Ce que peuvent coûter des soins à l’étranger",
        },
      },
      {
        id: "what-stable-means",
        question: "Que veut dire « stable » pour un problème de santé préexistant?",
        answer:
          "Cela veut dire sans changement pendant un temps fixé avant le départ, de 60 à 365 jours : aucun nouveau symptôme, médicament, dosage ou examen. Même une dose plus faible est un changement. Le « vous pouvez partir » de votre médecin n’est pas le critère.",
        sources: ["S478"],
        more: {
          href: "/learn/travel-insurance#the-clause-about-medical-conditions",
          label: "La clause sur les problèmes de santé",
        },
      },
      {
        id: "days-away",
        question: "Combien de jours peut-on passer au sud l’hiver?",
        answer:
          "Couramment, environ sept mois par année avant de perdre le régime provincial. Le Québec permet moins de 183 jours d’absence par année civile, l’Ontario exige 153 jours de présence par période de 12 mois, et Terre-Neuve-et-Labrador permet huit mois.",
        sources: ["S56", "S426", "S427"],
        more: {
          href: "/learn/travel-insurance#how-long-can-a-snowbird-stay-away",
          label: "Combien de temps on peut s’absenter, par province",
        },
      },
      {
        id: "credit-card-coverage",
        question: "Ma carte de crédit couvre-t-elle ce voyage ou cette auto louée?",
        answer:
          "Peut-être, dans certaines limites d’âge, de jours et de prix : lisez l’attestation d’assurance de votre carte. Beaucoup de cartes arrêtent ou réduisent la protection à 65 ans (2024). Pour une auto louée, payez tout avec la carte et refusez l’exonération offerte au comptoir. Les dommages que vous causez à autrui ne sont pas compris.",
        sources: ["S477"],
        more: {
          href: "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car",
          label: "Ce que couvre une carte : sept lignes à vérifier",
        },
      },
      {
        id: "super-visa",
        question: "Quelle assurance faut-il pour un super visa?",
        answer:
          "Au moins 100 000 $ pendant au moins un an à partir de l’entrée, pour les soins de santé, l’hôpital et le retour au pays. Un assureur canadien, ou un assureur étranger inscrit à la liste fédérale, peut la vendre, et une soumission ne suffit pas.",
        sources: ["S15"],
        more: {
          href: "/learn/new-immigrant-insurance#parents-and-grandparents-the-super-visa",
          label: "Le super visa : règles et prix",
        },
      },
      {
        id: "waiting-for-a-health-card",
        question: "Je viens d’arriver. Suis-je couvert avant d’avoir ma carte?",
        answer:
          "Pas partout : inscrivez-vous dès la première semaine et prenez une assurance privée en attendant. Achetez-la avant de prendre l’avion, car un contrat acheté après l’arrivée exclut souvent la maladie des premiers jours. Pour les étudiants et les travailleurs, les règles varient selon la province.",
        more: {
          href: "/learn/new-immigrant-insurance#your-first-week-the-health-card",
          label: "La première semaine : la carte d’assurance maladie",
        },
      },
    ],
  },
  {
    id: "work-and-business",
    title: "Travail et entreprise",
    description: "Clients, contrats, livraison et bureau à la maison.",
    questions: [
      {
        id: "first-business-policy",
        question: "Quel est le premier contrat dont une petite entreprise a besoin?",
        answer:
          "La responsabilité civile générale, qui paie quand vous blessez quelqu’un ou abîmez son bien. Pour 2 millions de dollars dans un métier peu risqué, un courtier annonce de 450 $ à 650 $ par année (2025). Vos clients et votre locateur demanderont l’attestation. Pour un mauvais conseil, il faut un autre contrat.",
        sources: ["S445"],
        more: {
          href: "/learn/business-insurance#what-the-core-package-does-and-doesnt-do",
          label: "Ce que fait le contrat de base",
        },
      },
      {
        id: "errors-and-omissions",
        question: "Ai-je besoin d’une assurance erreurs et omissions?",
        answer:
          "Oui, si on vous paie pour vos conseils ou vos plans. Pour une personne qui exerce seule en Ontario, un courtier annonce de 400 $ à 1 200 $ par année (sans date). Gardez-la après avoir cessé de travailler, parce qu’elle paie seulement les réclamations présentées pendant qu’elle est en vigueur.",
        sources: ["S446"],
        more: {
          href: "/learn/business-insurance#claims-made-liability",
          label: "Les contrats sur la base des réclamations présentées",
        },
      },
      {
        id: "working-from-home",
        question: "Je travaille chez moi. Mon assurance habitation couvre-t-elle cela?",
        answer:
          "Très peu, si vous y exploitez une entreprise : l’équipement a une limite basse, et la responsabilité envers les clients est habituellement exclue. Avisez l’assureur et ajoutez un avenant. Si vous êtes salarié avec un ordinateur portable, il ne vous en faut normalement pas.",
        more: {
          href: "/learn/business-insurance#start-with-what-you-are-obliged-to-have",
          label: "Ce qu’une entreprise est obligée d’avoir",
        },
      },
      {
        id: "delivery-and-rideshare",
        question: "Je conduis pour Uber ou je livre des repas. Suis-je couvert?",
        answer:
          "En partie seulement, et c’est la livraison de repas qui manque : la plupart des contrats personnels l’excluent. L’organisme de réglementation de l’Ontario donne la liste des entreprises de transport par application dont il a approuvé l’assurance. Avisez votre assureur avant le premier trajet et gardez sa réponse écrite.",
        sources: ["S922"],
        more: {
          href: "/learn/auto-insurance#rideshare-delivery-or-renting-my-car-out-am-i-covered",
          label: "Transport de passagers, livraison, location de votre auto",
        },
      },
    ],
  },
  {
    id: "claims-and-complaints",
    title: "Sinistres et plaintes",
    description: "Déclarer, prouver, contester et repartir.",
    questions: [
      {
        id: "how-fast-to-report",
        question: "Dans quel délai faut-il déclarer un sinistre?",
        answer:
          "Le jour même, si vous le pouvez. Au Québec, vous devez le déclarer dès que vous en avez connaissance; en Ontario, pour un accident d’auto, les règles donnent sept jours. Une déclaration tardive n’est pas toujours fatale, mais expliquez-la, et empêchez les dommages de s’aggraver.",
        sources: ["S1094", "S79"],
        more: {
          href: "/learn/insurance-claims#who-to-tell-and-how-soon",
          label: "Qui aviser, et dans quel délai",
        },
      },
      {
        id: "my-own-repairer",
        question: "Dois-je aller au garage ou chez l’entrepreneur de l’assureur?",
        answer:
          "En général, non : dans la plupart des provinces, vous pouvez choisir le vôtre. Le réseau de l’assureur peut être plus rapide et garantir le travail. Faites approuver l’estimation avant le début des travaux, et ne signez jamais un formulaire qui cède votre indemnité à un entrepreneur.",
        more: {
          href: "/learn/insurance-claims#what-the-insurer-does-with-your-claim",
          label: "Ce que l’assureur fait de votre dossier",
        },
      },
      {
        id: "claim-denied",
        question: "Ma demande d’indemnité est refusée. Le refus tient-il?",
        answer:
          "Pas toujours : l’assureur doit prouver qu’une exclusion s’applique, et un texte obscur s’interprète contre lui. Obtenez le refus par écrit, avec la clause sur laquelle il s’appuie. Notez la date du sinistre et celle du refus : votre délai pour poursuivre a peut-être commencé au sinistre.",
        sources: ["S927"],
        more: {
          href: "/learn/insurance-claims#denied-for-gradual-damage-vacancy-or-non-disclosure-does-that-stand",
          label: "Dommage graduel, maison vacante et fait non déclaré",
        },
      },
      {
        id: "total-loss-value",
        question: "Mon auto est une perte totale et l’offre est trop basse. Que faire?",
        answer:
          "Demandez le rapport d’évaluation et vérifiez la version, les kilomètres et les autos comparées. Envoyez cinq annonces de concessionnaires pour la même auto, et vos reçus. Entre-temps, ne signez pas la quittance. Si l’écart demeure, exigez une évaluation selon le contrat; les assureurs publics ont leur propre façon de faire.",
        more: {
          href: "/learn/auto-insurance#total-loss-how-do-i-dispute-the-value-of-my-car",
          label: "Contester la valeur, étape par étape",
        },
      },
      {
        id: "which-ombud",
        question: "Où porter plainte contre mon assureur?",
        answer:
          "D’abord auprès du responsable des plaintes de l’assureur, par écrit; demandez-lui sa lettre de position finale. Un service gratuit prend ensuite le relais : un pour l’habitation, l’auto et l’entreprise, un autre pour la vie, la maladie et le voyage. Au Québec, l’assureur envoie votre dossier à l’AMF si vous le demandez.",
        sources: ["S132", "S131", "S136"],
        more: {
          href: "/blog/insurance-consumer-rights-canada#ombudsman-services",
          label: "Les services gratuits hors de l’assureur",
        },
      },
      {
        id: "cancelled-for-non-payment",
        question: "On a résilié mon contrat pour non-paiement. Comment m’assurer de nouveau?",
        answer:
          "Appelez le jour même : si vous payez les versements manqués avant la date de l’avis, le contrat continue habituellement. S’il a pris fin, ne conduisez pas. Un courtier essaie d’abord les assureurs spécialisés dans les risques élevés, puis, en dernier, la Facility Association. Le Québec a son propre organisme pour les autos. Ensuite, magasinez à chaque renouvellement.",
        more: {
          href: "/learn/life-events/cancelled-or-refused",
          label: "Contrat résilié ou refusé : quoi faire avant la date de fin",
        },
      },
    ],
  },
];
