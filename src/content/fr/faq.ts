import type { FaqSection } from "#domain/faq.ts";

/** The questions of /faq. The answers attribute their figures in words; `sources` lists the published ones. */
export const faqSections: readonly FaqSection[] = [
  {
    id: "credit-basics",
    title: "Le crédit, les bases",
    description: "Ce qu’est une cote, qui la calcule et quel est le lien avec l’assurance.",
    questions: [
      {
        id: "what-is-a-credit-score",
        question: "Qu’est-ce qu’une cote de crédit?",
        answer:
          "Une cote de crédit est un nombre de trois chiffres qui estime vos chances de rembourser ce que vous empruntez. Au Canada, elle va de 300 à 900. Plus elle est haute, plus le risque du prêteur est petit.\n\nElle est calculée à partir de votre dossier de crédit, la liste de vos prêts, de vos cartes et de vos factures. C’est donc du dossier qu’il faut prendre soin : la cote suit.",
      },
      {
        id: "what-is-a-good-credit-score",
        question: "À partir de combien une cote est-elle bonne?",
        answer:
          "Il n’y a pas de réponse officielle. Northcover a son propre repère, en cinq tranches. La cote est excellente de 800 à 900, très bonne de 720 à 799 et bonne de 650 à 719. Elle est passable de 600 à 649 et faible de 300 à 599.\n\nD’autres découpent l’échelle autrement. Dans une liste publiée, inspirée d’Equifax, la tranche du haut commence à 760, la suivante à 725, puis viennent 660 et 560. Chaque prêteur fixe son propre minimum : prenez ces tranches comme un ordre de grandeur.",
        sources: ["S158"],
      },
      {
        id: "what-makes-up-my-score",
        question: "De quoi est faite la cote?",
        answer:
          "Les agences gardent leurs formules secrètes. Selon une règle approximative courante, l’historique des paiements compte pour 35 % et la part du crédit que vous utilisez pour 30 %. Viennent ensuite l’âge des comptes (15 %), leur variété (10 %) et les nouvelles demandes (10 %).\n\nL’ordre compte plus que les pourcentages : payer à temps pèse le plus, et utiliser peu de votre limite vient ensuite.",
        sources: ["S158"],
      },
      {
        id: "what-does-not-count",
        question: "Mon revenu compte-t-il? Mon âge? Mon épargne?",
        answer:
          "Non. Le revenu, l’épargne, l’âge et le sexe n’entrent pas dans la cote. Un prêteur peut aussi vous demander votre revenu, mais il le regarde à part, pour décider combien vous prêter.",
      },
      {
        id: "who-keeps-my-credit-file",
        question: "Qui tient mon dossier de crédit?",
        answer:
          "Au Canada, deux sociétés tiennent des dossiers de crédit : Equifax Canada et TransUnion. Chacune travaille de son côté, et certains prêteurs ne font rapport qu’à une seule. Il vaut donc la peine de lire les deux dossiers.",
      },
      {
        id: "why-do-my-scores-differ",
        question: "Pourquoi ma cote change-t-elle d’un endroit à l’autre?",
        answer:
          "Chaque agence a son propre dossier sur vous et sa propre formule secrète. Un prêteur peut aussi utiliser une cote conçue pour un seul usage, comme les prêts auto, plutôt que celle que vous montre une application.\n\nUn petit écart est normal. Un grand écart est une raison de lire les deux dossiers : cherchez une erreur, ou un compte que l’une des agences a et que l’autre n’a pas.",
      },
      {
        id: "does-checking-hurt",
        question: "Consulter mon propre dossier fait-il baisser ma cote?",
        answer:
          "Non. Quand vous regardez votre dossier, c’est une demande de renseignements sans effet sur la cote. Il en va de même quand un prêteur avec qui vous faites déjà affaire le consulte.",
      },
      {
        id: "do-insurers-use-credit",
        question: "Les assureurs regardent-ils mon crédit?",
        answer:
          "Certains le font en assurance habitation et, à quelques endroits, en assurance auto. Tout dépend de la province. À Terre-Neuve-et-Labrador, un assureur ne peut pas refuser, résilier ou ne pas renouveler un contrat habitation à cause du crédit. Cette province et l’Ontario interdisent de s’en servir en assurance auto. L’Alberta exige votre consentement et en limite l’usage pour l’assurance auto de base. Ailleurs, les assureurs demandent votre consentement et suivent le code du Bureau d’assurance du Canada.\n\nQuand il sert, le crédit n’est qu’un facteur parmi d’autres. Le coût de reconstruction de votre maison, son emplacement et vos sinistres passés comptent généralement bien plus.",
        sources: ["S1311", "S1312", "S1356", "S1352", "S104"],
      },
      {
        id: "can-i-refuse-a-credit-check",
        question: "Puis-je refuser qu’un assureur consulte mon crédit?",
        answer:
          "Oui. L’assureur a besoin de votre consentement. Selon le code du secteur, il ne peut pas vous refuser ni résilier votre contrat seulement parce que vous avez dit non. Le prix, lui, peut changer : demandez la soumission des deux façons avant de décider.\n\nPour une soumission, la consultation est habituellement sans effet sur votre cote.",
        sources: ["S104"],
      },
      {
        id: "does-life-insurance-use-credit",
        question: "Mon crédit joue-t-il en assurance vie ou invalidité?",
        answer:
          "En général, le crédit n’entre pas dans le prix. En assurance vie, les assureurs regardent l’âge, le tabac, la santé et les antécédents familiaux; en assurance invalidité, aussi votre profession et votre revenu. Pour un gros montant, un assureur peut poser des questions sur vos finances, pour voir si le montant est raisonnable.",
      },
    ],
  },
  {
    id: "building-improving-credit",
    title: "Bâtir et améliorer son crédit",
    description: "Partir de rien, réparer les dégâts, et ce qui fait vraiment bouger la cote.",
    questions: [
      {
        id: "start-from-nothing",
        question: "Comment commencer sans dossier de crédit?",
        answer:
          "Prenez un seul petit produit qui fait rapport à une agence : une carte de crédit avec garantie, une carte pour nouveaux arrivants ou pour étudiants, ou un prêt pour bâtir son crédit. Servez-vous-en pour une facture régulière et réglez tout le solde chaque mois.\n\nCe sont les mois de paiements à temps qui bâtissent le dossier, pas les sommes dépensées.",
      },
      {
        id: "newcomer-credit",
        question: "J’arrive au Canada. Mon dossier de crédit me suit-il?",
        answer:
          "Habituellement, non. Les nouveaux arrivants commencent sans dossier canadien, même si le leur était très bon dans leur pays. Par contre, beaucoup de banques ont une carte pour nouveaux arrivants qui n’exige pas de dossier canadien.\n\nApportez aussi la preuve de vos années de conduite et d’assurance : un assureur tient parfois compte de l’expérience acquise à l’étranger, même quand une agence n’en tient pas compte.",
      },
      {
        id: "fastest-way-to-improve",
        question: "Qu’est-ce qui améliore une cote le plus vite?",
        answer:
          "Deux habitudes ont le plus d’effet. Payez au moins le minimum de chaque compte à temps, chaque fois. Et gardez des soldes bas : le repère de Northcover est d’utiliser moins de 30 % de chaque limite et, si possible, moins de 10 %.\n\nCe sont les soldes qui aident le plus vite, parce que l’agence voit le nouveau chiffre dès le rapport suivant du prêteur. Un historique de paiements à temps prend plus de temps à bâtir, mais il dure aussi plus longtemps.",
      },
      {
        id: "what-is-credit-utilization",
        question: "Qu’est-ce que le taux d’utilisation du crédit, et comment le calculer?",
        answer:
          "C’est votre solde divisé par votre limite. Par exemple, un solde de 600 $ sur une carte dont la limite est de 2 000 $ donne 30 %. Si vous ramenez le solde à 200 $, le taux tombe à 10 %.\n\nFaites le calcul pour chaque carte, puis pour toutes ensemble. Le repère de Northcover est de moins de 30 %, idéalement moins de 10 %. L’agence fédérale qui protège les consommateurs de services financiers suggère moins de 35 %. C’est le solde déclaré par le prêteur qui compte : payer avant la date du relevé peut donc aider.",
        sources: ["S874"],
      },
      {
        id: "how-long-does-it-take",
        question: "Combien de temps faut-il pour réparer son crédit?",
        answer:
          "Il n’y a pas de durée fixe. Un solde élevé ne vous nuit plus une fois qu’il est payé et que le prêteur l’a déclaré. Un paiement manqué pèse de moins en moins à mesure que de nouveaux paiements à temps s’ajoutent. La plupart des renseignements négatifs quittent le dossier après environ six ans. La durée la plus longue permise est de six ou sept ans, selon la province.",
        sources: ["S161"],
      },
      {
        id: "close-old-cards",
        question: "Faut-il fermer une carte que je n’utilise plus?",
        answer:
          "Ne fermez pas la plus ancienne si elle ne vous coûte rien. La fermer enlève une partie de votre limite : les mêmes soldes prennent alors plus de place dans ce qui reste. Avec le temps, cela raccourcit aussi votre historique.\n\nSi elle a des frais, demandez à la banque de la remplacer par une carte sans frais. Servez-vous-en ensuite de temps à autre, pour qu’elle reste ouverte.",
      },
      {
        id: "secured-card",
        question: "Comment fonctionne une carte de crédit avec garantie?",
        answer:
          "Vous laissez un dépôt à l’émetteur de la carte, et votre limite est généralement à peu près égale au dépôt. Vous recevez une facture chaque mois et devez la payer, comme pour toute autre carte. Avant d’en demander une, vérifiez qu’elle fait rapport aux deux agences : une carte qui ne fait rapport à aucune ne bâtit pas votre crédit.",
      },
      {
        id: "credit-builder-loan",
        question: "Qu’est-ce qu’un prêt pour bâtir son crédit?",
        answer:
          "C’est un prêt où vous faites d’abord les paiements et recevez l’argent à la fin, pendant que le prêteur déclare vos paiements. Il bâtit un historique de paiements, mais il peut comporter des frais et des intérêts. Comparez son coût total avec celui d’une carte que vous réglez chaque mois.",
      },
      {
        id: "authorized-user",
        question: "Être utilisateur autorisé de la carte de quelqu’un m’aide-t-il?",
        answer:
          "Parfois. Tous les émetteurs ne déclarent pas les utilisateurs autorisés aux agences : vérifiez d’abord. Le titulaire de la carte doit tout le solde; cette personne devrait donc bien réfléchir avant de vous ajouter.",
      },
      {
        id: "rent-reporting",
        question: "Mon loyer peut-il aider mon crédit?",
        answer:
          "Oui, si votre propriétaire ou un service de déclaration des loyers transmet vos paiements à une agence. Demandez à laquelle, combien cela coûte, et si les loyers en retard sont déclarés aussi.",
      },
      {
        id: "do-insurance-payments-build-credit",
        question: "Payer mes assurances à temps bâtit-il mon crédit?",
        answer:
          "En général, non. Une prime n’est pas un prêt, et les assureurs ne la déclarent généralement pas. Par contre, un solde impayé confié à une agence de recouvrement peut paraître dans votre dossier.\n\nLes primes manquées coûtent aussi d’une autre façon : un contrat résilié pour non-paiement peut faire monter le prix de l’assurance auto et habitation pendant des années, quelle que soit votre cote.",
      },
    ],
  },
  {
    id: "credit-cards",
    title: "Cartes de crédit",
    description: "Les intérêts, les limites, la fraude et l’assurance qui vient avec la carte.",
    questions: [
      {
        id: "interest-free-period",
        question: "Combien de temps ai-je avant que les intérêts commencent?",
        answer:
          "Selon les règles fédérales, vous avez au moins 21 jours pour payer vos nouveaux achats sans intérêts, à condition de payer tout le solde à la date d’échéance. Si vous reportez un solde, vous pouvez perdre ce délai.",
      },
      {
        id: "cash-advance",
        question: "Une avance de fonds est-elle différente d’un achat?",
        answer:
          "Oui. Les intérêts d’une avance de fonds commencent le jour même, sans période sans intérêts. Souvent, il y a aussi des frais.",
      },
      {
        id: "minimum-payment",
        question: "Que se passe-t-il si je paie seulement le minimum?",
        answer:
          "Votre compte reste en règle, mais la plus grande partie de l’argent va aux intérêts. Votre relevé doit indiquer combien de temps il faudrait pour rembourser le solde à ce rythme. Lisez cette ligne au moins une fois.\n\nAu Québec, la loi a haussé le minimum par étapes, jusqu’à 5 % du solde en août 2025.",
      },
      {
        id: "carry-a-balance",
        question: "Faut-il garder un petit solde pour aider ma cote?",
        answer:
          "Non. Garder un solde coûte des intérêts et n’améliore pas votre cote. Utilisez la carte, attendez le relevé et payez-le en entier : cela suffit à montrer que vous utilisez du crédit et que vous le remboursez.",
      },
      {
        id: "how-many-cards",
        question: "Combien de cartes devrais-je avoir?",
        answer:
          "Il n’y a pas de bon nombre : une carte que vous payez en entier bâtit un dossier aussi bien que quatre. Chaque demande peut ajouter une consultation qui a un effet sur la cote, et chaque carte est une facture de plus à oublier. N’en ajoutez une que pour une bonne raison.",
      },
      {
        id: "higher-limit",
        question: "Dois-je accepter une limite plus élevée?",
        answer:
          "Une limite plus élevée fait baisser votre taux d’utilisation si vos dépenses ne changent pas, mais elle rend aussi plus facile de s’endetter. Les banques de régime fédéral ont besoin de votre consentement pour hausser votre limite : personne ne peut le faire à votre insu, et vous pouvez dire non.",
      },
      {
        id: "stolen-card",
        question: "Combien dois-je payer si quelqu’un utilise ma carte sans permission?",
        answer:
          "Au plus 50 $, selon les règles fédérales, si la carte vient d’une banque de régime fédéral. Signalez la fraude tout de suite, par téléphone, et gardez votre NIP secret.",
      },
      {
        id: "maximum-interest",
        question: "La loi limite-t-elle les intérêts?",
        answer:
          "Oui. Depuis le 1er janvier 2025, c’est un crime, selon la loi fédérale, d’exiger plus de 35 % par année (taux annuel en pourcentage) sur la plupart des prêts à la consommation. Avant, la limite était un taux annuel effectif de 60 %.\n\nLes prêts sur salaire sont à part : là où les provinces délivrent des permis, la limite fédérale est de 14 $ par 100 $ empruntés. Un prêt sur gage de moins de 1 000 $ et un prêt commercial de 10 000 $ à 500 000 $ peuvent coûter jusqu’à 48 %. Au-dessus de ce montant, les prêts commerciaux n’ont pas cette limite.",
        sources: ["S12", "S887"],
      },
      {
        id: "card-travel-insurance",
        question: "L’assurance voyage de ma carte suffit-elle?",
        answer:
          "Peut-être, pour un court voyage et une personne en bonne santé. Vérifiez quatre choses dans l’attestation d’assurance de la carte. Ce sont la limite d’âge, le nombre de jours, la règle sur les problèmes de santé qui ont changé récemment, et l’obligation ou non de payer le voyage avec la carte.\n\nSi le voyage dure plus longtemps que ne le permet la carte, demandez avant de partir si une prolongation est possible.",
      },
      {
        id: "balance-insurance",
        question: "Dois-je prendre l’assurance solde de ma carte?",
        answer:
          "Elle est facultative, et la banque doit vous le dire. Elle paie l’émetteur de la carte, pas vous, et la protection diminue avec votre solde. Si vous avez déjà de l’épargne, une assurance invalidité ou une assurance vie, elle ajoute peut-être peu de chose.\n\nComparez ce qu’elle coûte par mois avec ce que le même argent achèterait en assurance vie temporaire ou en assurance invalidité ordinaire.",
        sources: ["S80", "S81"],
      },
    ],
  },
  {
    id: "credit-reports-monitoring",
    title: "Dossier de crédit et surveillance",
    description: "Obtenir votre dossier, le lire et le faire corriger.",
    questions: [
      {
        id: "what-is-in-a-report",
        question: "Que contient mon dossier de crédit?",
        answer:
          "Un dossier contient votre nom, vos adresses et vos employeurs, tels que les prêteurs les ont déclarés. Il contient vos comptes, avec leurs limites, leurs soldes et vos paiements. On y trouve aussi les dettes envoyées au recouvrement, les jugements des tribunaux et les cas d’insolvabilité, et la liste de ceux qui l’ont consulté. Votre cote en est tirée et peut être affichée à côté.",
      },
      {
        id: "get-my-report-free",
        question: "Comment obtenir mon dossier gratuitement?",
        answer:
          "Les deux agences doivent vous le donner sans frais. Vous pouvez le demander par la poste, en personne ou en ligne, ou commencer par téléphone : Equifax Canada au 1 800 465-7166, TransUnion au 1 800 663-9980.\n\nLes agences vendent aussi des abonnements mensuels. Vous n’en avez pas besoin pour lire votre dossier : cherchez la version gratuite.",
        sources: ["S163"],
      },
      {
        id: "how-often-to-check",
        question: "À quelle fréquence regarder mon dossier?",
        answer:
          "Northcover suggère une fois par année à chaque agence, et une fois de plus quelques mois avant de demander un prêt hypothécaire ou un prêt auto. Regardez-le plus tôt si on vole votre portefeuille, si une lettre vous annonce une fuite de renseignements ou si on vous refuse du crédit sans raison connue.",
      },
      {
        id: "fix-an-error",
        question: "Comment faire corriger une erreur?",
        answer:
          "Écrivez à l’agence où se trouve l’erreur. Dites ce qui est faux et joignez des copies qui le prouvent, jamais les originaux. Écrivez aussi au prêteur qui a déclaré ce renseignement, car l’agence lui posera la question.\n\nUne correction ne coûte rien. Si l’agence refuse de changer l’inscription, vous pouvez ajouter au dossier une courte note avec votre explication. Voyez si l’autre agence a la même erreur.",
        sources: ["S163"],
      },
      {
        id: "how-long-information-stays",
        question: "Combien de temps une mauvaise nouvelle reste-t-elle au dossier?",
        answer:
          "Environ six ans pour la plupart, mais les provinces permettent de six à sept ans. Chez Equifax, une dette au recouvrement reste six ans à partir du dernier paiement, et un jugement, six ans. Une première faillite reste six ans après la libération, et une deuxième, 14 ans. Une proposition de consommateur reste trois ans après que vous l’avez respectée jusqu’au bout, ou six ans à partir de son dépôt.\n\nTransUnion garde une faillite six ou sept ans, selon la province.",
        sources: ["S161", "S162"],
      },
      {
        id: "hard-and-soft-inquiries",
        question: "Avec ou sans effet sur la cote : quelle différence entre les consultations?",
        answer:
          "Quand vous demandez du crédit, la consultation laisse une trace que les autres prêteurs voient. Elle peut faire baisser un peu votre cote. Une consultation sans effet, comme la vôtre ou celle d’un prêteur que vous avez déjà, ne compte pas.\n\nEquifax affiche les demandes de renseignements pendant trois ans et TransUnion pendant six ans, mais elles comptent surtout quand elles sont récentes.",
        sources: ["S161", "S162"],
      },
      {
        id: "insurance-quote-inquiry",
        question: "Demander des soumissions d’assurance nuit-il à ma cote?",
        answer:
          "Habituellement, non. Quand un assureur consulte votre crédit pour une soumission, c’est en général une demande sans effet sur la cote. Le consentement qu’on vous présente devrait le dire. Comparer plusieurs assureurs ne coûte rien et permet souvent d’économiser.",
      },
      {
        id: "rate-shopping",
        question: "Magasiner un prêt hypothécaire ou un prêt auto me nuit-il?",
        answer:
          "Très peu, si vous le faites vite : les demandes pour la même sorte de prêt, en deux semaines environ, sont habituellement comptées comme une seule. Les demandes de cartes de crédit, elles, ne sont pas regroupées ainsi.",
      },
      {
        id: "collections-account",
        question: "Une dette est au recouvrement. Dois-je la payer?",
        answer:
          "Obtenez d’abord la preuve que la dette est à vous et que le montant est juste. La payer met fin aux appels et au risque d’une poursuite, et un prêteur aime mieux voir une dette payée qu’une dette ouverte.\n\nAttention toutefois à un paiement partiel : Equifax compte six ans à partir du dernier paiement. Demandez comment un paiement partiel sur une vieille dette sera inscrit, et s’il fait repartir à zéro, dans votre province, le délai pour vous poursuivre.",
        sources: ["S162"],
      },
      {
        id: "account-i-do-not-know",
        question: "Je ne reconnais pas un compte. Que faire?",
        answer:
          "C’est peut-être l’autre nom d’un prêteur, une erreur ou une fraude. Appelez le prêteur nommé, à un numéro pris dans son propre site. Si le compte n’est pas à vous, contestez-le auprès des deux agences et demandez une alerte à la fraude. Suivez ensuite les étapes sur le vol d’identité, sous « Vie privée et droit ».",
      },
      {
        id: "paid-monitoring",
        question: "La surveillance de crédit payante vaut-elle son prix?",
        answer:
          "La surveillance vous avertit après coup; elle n’empêche rien. Les dossiers gratuits montrent les mêmes comptes : un abonnement vous avertit surtout plus tôt. Certains contrats d’assurance habitation comprennent une garantie contre le vol d’identité; vérifiez avant de payer deux fois.",
      },
    ],
  },
  {
    id: "mortgages-major-purchases",
    title: "Prêts hypothécaires et gros achats",
    description: "La mise de fonds, la simulation de crise et trois assurances que l’on confond.",
    questions: [
      {
        id: "score-for-a-mortgage",
        question: "Quelle cote faut-il pour un prêt hypothécaire?",
        answer:
          "Chaque prêteur décide, mais pour un prêt assuré par la Société canadienne d’hypothèques et de logement (SCHL), le minimum habituel est une cote de 600. Une cote plus haute vous donne surtout plus de choix de prêteurs et de taux.\n\nLe prêteur compare aussi vos paiements à votre revenu. Les limites habituelles de la SCHL sont de 39 % du revenu brut pour les frais de logement, et de 44 % pour le logement et les autres dettes.",
      },
      {
        id: "down-payment",
        question: "De combien doit être la mise de fonds?",
        answer:
          "Pour une maison que vous habiterez, la mise de fonds est d’au moins 5 % des premiers 500 000 $ et de 10 % du reste, jusqu’à 1,5 million de dollars. À partir de 1,5 million de dollars, elle est de 20 % de tout le prix. La limite de 1,5 million de dollars date du 15 décembre 2024; avant, elle était de 1 million de dollars.\n\nPar exemple, pour un prix de 700 000 $ : 5 % de 500 000 $ font 25 000 $, et 10 % de 200 000 $ font 20 000 $. La mise de fonds est donc de 45 000 $ en tout. Juste sous 1,5 million de dollars, le minimum est d’environ 125 000 $.",
        sources: ["S737", "S1354"],
      },
      {
        id: "three-mortgage-insurances",
        question: "Assurance prêt hypothécaire, habitation, vie hypothécaire : quelle différence?",
        answer:
          "L’assurance prêt hypothécaire protège le prêteur si vous cessez de payer. Il vous la faut si votre mise de fonds est petite, et c’est vous qui la payez. L’assurance habitation couvre le bâtiment, vos biens et votre responsabilité civile, et les prêteurs l’exigent généralement. L’assurance vie hypothécaire rembourse le prêteur si vous mourez; elle est facultative.\n\nChacune des trois a son but, et aucune n’en remplace une autre.",
        sources: ["S80", "S88"],
      },
      {
        id: "mortgage-life-insurance",
        question: "Dois-je acheter l’assurance vie hypothécaire de la banque?",
        answer:
          "Elle est facultative, comme la banque doit vous le dire : comparez-la d’abord avec une assurance vie temporaire à votre nom. Avec celle de la banque, c’est le prêteur qui est payé. Le montant diminue avec le prêt, mais pas la prime, habituellement, et on examine parfois votre santé seulement au moment de la demande de règlement. De plus, elle prend fin si vous changez de prêteur.\n\nAvec une assurance temporaire, vous choisissez qui reçoit l’argent, le montant ne change pas et les questions de santé viennent au début.",
        sources: ["S80", "S81"],
      },
      {
        id: "stress-test",
        question: "Qu’est-ce que la simulation de crise hypothécaire?",
        answer:
          "Les règles fédérales vérifient si vous pourriez encore payer à un taux plus haut : le taux de votre contrat plus deux points de pourcentage, ou 5,25 % si c’est plus élevé. Vous payez quand même le taux du contrat; la simulation décide seulement du montant que vous pouvez emprunter.\n\nAu renouvellement, vous pouvez transférer un prêt non assuré d’un prêteur fédéral à un autre sans simulation, si le montant et la période d’amortissement restent les mêmes.",
        sources: ["S165"],
      },
      {
        id: "thirty-year-mortgage",
        question: "Puis-je étaler le prêt hypothécaire sur 30 ans?",
        answer:
          "Avec un prêt assuré, oui, si vous achetez une première habitation ou si l’habitation est neuve. Cela ajoute 0,20 % à la prime d’assurance, et un prêt plus long coûte plus d’intérêts en tout.",
        sources: ["S1354", "S164"],
      },
      {
        id: "first-time-buyer",
        question: "Qui est un acheteur d’une première habitation?",
        answer:
          "Pour le prêt assuré sur 30 ans, c’est une personne qui n’a jamais acheté d’habitation. C’est aussi celle qui, depuis quatre ans, n’a pas habité un logement dont elle était propriétaire, ou celle dont le mariage ou l’union de fait a pris fin. Les régimes d’épargne et les crédits d’impôt ont leurs propres définitions : vérifiez chacune.",
        sources: ["S1354"],
      },
      {
        id: "saving-for-a-home",
        question: "Quels régimes m’aident à épargner pour une première habitation?",
        answer:
          "Il y en a deux au fédéral, avec ces limites habituelles. Le compte d’épargne libre d’impôt pour l’achat d’une première propriété (CELIAPP) accepte jusqu’à 8 000 $ par année et 40 000 $ en tout. L’argent qui sert à une habitation admissible en sort sans impôt. Le Régime d’accession à la propriété (RAP) vous permet d’emprunter jusqu’à 60 000 $ à votre REER, à rembourser avec le temps.\n\nConfirmez les limites actuelles auprès de l’Agence du revenu du Canada avant de compter dessus.",
      },
      {
        id: "pre-approval",
        question: "Une préautorisation est-elle une promesse?",
        answer:
          "Non. Ce n’est qu’un premier regard sur votre revenu et votre crédit, souvent avec un taux garanti quelques semaines. Le prêteur doit encore accepter la maison et vérifier que rien n’a changé. Une nouvelle dette ou un paiement manqué avant la signature finale peut tout défaire.\n\nGardez aussi de l’argent pour les frais d’achat : on prévoit couramment de 1,5 % à 4 % du prix.",
      },
      {
        id: "home-insurance-for-mortgage",
        question: "Faut-il une assurance habitation pour avoir un prêt hypothécaire?",
        answer:
          "Aucune loi ne le dit, mais les prêteurs l’exigent généralement et veulent une preuve avant de verser l’argent. Demandez des soumissions dès que votre offre est acceptée : une maison qui a un vieux toit, un vieux câblage ou un réservoir de mazout peut être longue à assurer.",
        sources: ["S88"],
      },
      {
        id: "car-loan-insurance",
        question: "Je finance une auto. Quelle assurance le prêteur voudra-t-il?",
        answer:
          "Plus que le minimum légal. Les prêteurs et les sociétés de location exigent habituellement la collision et les risques multiples tant que vous devez de l’argent. Abandonner l’une de ces garanties, c’est ne pas respecter le contrat. Demandez une soumission pour l’auto que vous avez choisie avant de signer, parce que la prime fait partie de ce que l’auto vous coûte.",
      },
    ],
  },
  {
    id: "privacy-legal",
    title: "Vie privée et droit",
    description: "Qui peut voir votre dossier, et que faire quand quelque chose tourne mal.",
    questions: [
      {
        id: "who-can-see-my-report",
        question: "Qui peut consulter mon dossier de crédit?",
        answer:
          "Ceux qui ont une raison que la loi accepte : un prêteur à qui vous demandez du crédit, un propriétaire, un employeur pour certains postes, ou un assureur là où c’est permis. La loi fédérale sur la vie privée (LPRPDE) et les lois provinciales sur les dossiers de crédit exigent un avis ou votre consentement, selon le cas et la province. Votre dossier contient la liste de tous ceux qui l’ont consulté.",
      },
      {
        id: "my-rights",
        question: "Quels droits ai-je sur mon dossier?",
        answer:
          "Vous pouvez le voir, faire corriger les erreurs et savoir qui l’a demandé. De plus, les vieux renseignements doivent être retirés à temps. Ces droits viennent de la LPRPDE et de la loi de votre province : les détails varient. Voir le dossier et contester une inscription ne coûte rien.",
        sources: ["S163"],
      },
      {
        id: "insurer-used-credit-without-consent",
        question: "Et si un assureur a utilisé mon crédit sans me le demander?",
        answer:
          "Écrivez au responsable des plaintes de l’assureur. Demandez quels renseignements il a utilisés et sur la base de quel consentement. Si la réponse ne règle rien, adressez-vous ailleurs. L’organisme de réglementation des assurances de votre province s’occupe des règles enfreintes, et un commissaire à la vie privée, du consentement.\n\nLe Service de conciliation en assurance de dommages (SCAD) peut étudier beaucoup de plaintes, mais pas les tarifs eux-mêmes. Au Québec, vous pouvez demander à l’assureur d’envoyer votre dossier à l’Autorité des marchés financiers (AMF).",
        sources: ["S132", "S133", "S136"],
        links: {
          "Service de conciliation en assurance de dommages": "https://scadcanada.org/deroulement-du-processus/",
          "Autorité des marchés financiers": "https://lautorite.qc.ca/processus-de-plainte.html",
        },
      },
      {
        id: "credit-freeze",
        question: "Puis-je bloquer mon crédit?",
        answer:
          "Au Québec, oui. Depuis le 1er février 2023, les résidents peuvent obtenir sans frais un gel de sécurité aux deux agences. Il bloque les consultations pour un nouveau crédit et doit être levé avant une demande de prêt.\n\nEn Ontario, Equifax offre un gel gratuit depuis le 1er juillet 2026, et TransUnion a jusqu’au 1er juillet 2027 (Règl. de l’Ont. 168/25). Ailleurs, vous pouvez utiliser une alerte à la fraude et demander à chaque agence si cela a changé.",
        sources: ["S170", "S1355"],
      },
      {
        id: "fraud-alert",
        question: "À quoi sert une alerte à la fraude?",
        answer:
          "Elle ajoute à votre dossier une note qui demande aux prêteurs de s’assurer que c’est bien vous avant d’ouvrir un compte. Elle ne bloque rien. Demandez-la aux deux agences et donnez un numéro de téléphone où vous répondez. Au Québec, on parle d’alerte de sécurité.",
      },
      {
        id: "identity-theft",
        question: "Que faire si on vole mon identité?",
        answer:
          "Appelez d’abord votre banque et les émetteurs de vos cartes. Mettez ensuite une alerte à la fraude à votre dossier aux deux agences. Faites un rapport à la police et signalez le vol au Centre antifraude du Canada, au 1 888 495-8501. Si votre numéro d’assurance sociale est en cause, appelez Service Canada au 1 866 274-6627, du lundi au vendredi, de 8 h 30 à 16 h 30.\n\nTenez une liste de vos appels, avec les dates et les noms. Votre contrat habitation comprend peut-être une garantie contre le vol d’identité; cherchez-la dans les conditions particulières, la page qui résume votre contrat.",
        sources: ["S157", "S873"],
        links: {
          "Centre antifraude du Canada": "https://antifraudcentre-centreantifraude.ca/report-signalez-fra.htm",
        },
      },
      {
        id: "sued-for-old-debt",
        question: "Peut-on me poursuivre pour une vieille dette?",
        answer:
          "Seulement dans le délai de prescription, qui dépend de la province. En règle générale, il est de deux ans en Colombie-Britannique, en Alberta, en Saskatchewan, au Manitoba, en Ontario, au Nouveau-Brunswick et en Nouvelle-Écosse, et de trois ans au Québec. Nous n’avons pas lu les lois des autres provinces et des territoires. Un paiement ou une promesse écrite peut faire repartir le délai.\n\nC’est autre chose que la durée pendant laquelle une dette reste à votre dossier, généralement environ six ans. Si vous recevez des documents du tribunal, ne les ignorez pas : obtenez un conseil juridique.",
        sources: ["S878", "S879", "S713", "S714", "S880", "S882", "S711", "S79", "S161"],
      },
      {
        id: "collection-calls",
        question: "Que peut faire une agence de recouvrement?",
        answer:
          "Elle peut demander un paiement, par écrit ou par téléphone, à des heures raisonnables et pas trop souvent, dans les limites que fixe chaque province. Elle ne peut pas vous harceler, vous menacer ni vous tromper sur la dette. Demandez tout par écrit et, si les règles ne sont pas suivies, portez plainte à l’office de protection du consommateur de votre province.",
      },
      {
        id: "bankruptcy-or-proposal",
        question: "Faillite ou proposition de consommateur : quelle différence?",
        answer:
          "Dans une proposition, vous offrez de rembourser avec le temps une partie de ce que vous devez, et vous gardez habituellement vos biens. Dans une faillite, vous cédez certains biens, et la plupart des dettes s’éteignent. Seul un syndic autorisé en insolvabilité peut déposer l’une ou l’autre : méfiez-vous de quiconque demande des frais pour vous diriger vers lui.\n\nDans un dossier d’Equifax, une première faillite reste six ans après la libération. Une proposition reste trois ans après que vous l’avez respectée jusqu’au bout, ou six ans à partir de son dépôt.",
        sources: ["S162"],
      },
      {
        id: "credit-repair-companies",
        question: "Une entreprise peut-elle réparer mon crédit contre des frais?",
        answer:
          "Personne ne peut faire retirer plus tôt un renseignement vrai, quel que soit le prix, et vous pouvez contester les erreurs vous-même sans frais. Évitez une entreprise qui demande de l’argent d’avance ou qui vous dit de changer vos renseignements d’identité.",
        sources: ["S163"],
      },
      {
        id: "complain-about-a-bureau",
        question: "Où porter plainte contre une agence d’évaluation du crédit?",
        answer:
          "Commencez par le processus de plainte de l’agence, par écrit. Au Québec, c’est l’Autorité des marchés financiers (AMF) qui surveille les agences. Ailleurs, essayez l’office de protection du consommateur de votre province, ou le Commissariat à la protection de la vie privée du Canada si la question touche l’accès, le consentement ou l’exactitude.",
        links: {
          "Autorité des marchés financiers": "https://lautorite.qc.ca/processus-de-plainte.html",
          "Commissariat à la protection de la vie privée du Canada": "https://www.priv.gc.ca/fr/signaler-un-probleme/",
        },
      },
      {
        id: "northcover-and-my-credit",
        question: "Northcover voit-il mon crédit, ou le demande-t-il?",
        answer:
          "Non. Nous ne demandons jamais votre numéro d’assurance sociale, votre cote ni votre dossier, et nous ne pouvons pas les voir. Ce que vous entrez dans une calculatrice ou un outil reste dans votre navigateur. Ce que vous envoyez par un formulaire est décrit dans notre politique de confidentialité.",
      },
    ],
  },
];
