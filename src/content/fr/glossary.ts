import type { GlossaryTerm } from "#domain/glossary.ts";

/** Insurance terms as Canadians meet them in French, in alphabetical order, each with its English term. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: "agent",
    term: "Agent",
    definition:
      "Un vendeur titulaire d’un permis qui représente un assureur, généralement un seul. En assurance vie, un agent peut avoir des contrats avec plusieurs.",
    otherLanguage: "agent",
    seeAlso: ["broker", "direct-insurer"],
  },
  {
    id: "material-change",
    term: "Aggravation du risque",
    definition:
      "Un changement important pour le risque, comme une rénovation, une maison vacante ou un nouveau conducteur. Vous devez le dire à l’assureur; le cacher peut vous coûter l’indemnité.",
    otherLanguage: "material change",
    seeAlso: ["misrepresentation"],
  },
  {
    id: "group-insurance",
    term: "Assurance collective",
    definition:
      "Une assurance qui protège par un seul contrat les membres d’un milieu de travail ou d’une association. Elle prend habituellement fin quand vous partez.",
    otherLanguage: "group insurance",
    seeAlso: ["conversion"],
  },
  {
    id: "creditor-insurance",
    term: "Assurance crédit",
    definition:
      "Une assurance facultative vendue avec un prêt, hypothécaire ou autre, qui paie le prêteur si vous mourez ou, avec certains régimes, si vous devenez malade ou invalide. C’est le prêteur qui reçoit l’argent, pas votre famille.",
    otherLanguage: "creditor insurance",
    seeAlso: ["mortgage-default-insurance", "term-life"],
  },
  {
    id: "key-person-insurance",
    term: "Assurance de personne clé",
    definition:
      "Une assurance vie ou invalidité qu’une entreprise prend sur une personne dont elle pourrait difficilement se passer. L’entreprise paie les primes et reçoit l’argent.",
    otherLanguage: "key person insurance",
  },
  {
    id: "critical-illness-insurance",
    term: "Assurance maladies graves",
    definition:
      "Elle paie une seule somme si vous recevez le diagnostic d’une maladie de sa liste et que vous survivez à une courte période. Vous dépensez l’argent comme vous voulez.",
    otherLanguage: "critical illness insurance",
  },
  {
    id: "mortgage-default-insurance",
    term: "Assurance prêt hypothécaire",
    definition:
      "L’assurance qui protège le prêteur si un emprunteur dont la mise de fonds est petite cesse de payer. Elle ne vous protège pas, ni votre famille.",
    otherLanguage: "mortgage default insurance",
    seeAlso: ["creditor-insurance"],
  },
  {
    id: "umbrella-policy",
    term: "Assurance responsabilité complémentaire",
    definition:
      "Une assurance responsabilité au-dessus de celle de vos contrats habitation et auto, aussi appelée assurance parapluie. Elle paie une fois que le montant du dessous est épuisé.",
    otherLanguage: "umbrella policy",
    seeAlso: ["liability"],
  },
  {
    id: "whole-life",
    term: "Assurance vie entière",
    definition:
      "Une assurance vie permanente à valeurs garanties. Les contrats avec participation peuvent aussi verser des participations, qui ne sont pas garanties.",
    otherLanguage: "whole life insurance",
    seeAlso: ["cash-value", "universal-life"],
  },
  {
    id: "term-life",
    term: "Assurance vie temporaire",
    definition:
      "Une assurance vie d’un nombre d’années fixé, à prime fixe et sans valeur de rachat. Elle se renouvelle généralement à un prix plus élevé.",
    otherLanguage: "term life insurance",
    seeAlso: ["term-to-100", "conversion"],
  },
  {
    id: "universal-life",
    term: "Assurance vie universelle",
    definition:
      "Une assurance vie permanente jointe à un compte dont vous choisissez les placements. Les primes sont variables, et payer trop peu peut mettre fin à la protection.",
    otherLanguage: "universal life insurance",
    seeAlso: ["whole-life", "cash-value"],
  },
  {
    id: "direct-insurer",
    term: "Assureur direct",
    definition: "Un assureur qui vend ses propres contrats par téléphone ou en ligne, sans courtier.",
    otherLanguage: "direct insurer",
    seeAlso: ["broker", "agent"],
  },
  {
    id: "assuris",
    term: "Assuris",
    definition:
      "L’organisme qui protège les titulaires de contrats, jusqu’à certains montants, si un assureur membre en assurance vie ou maladie fait faillite. Ce sont les assureurs qui paient; vous n’avez ni demande à faire ni inscription.",
    seeAlso: ["pacicc"],
  },
  {
    id: "endorsement",
    term: "Avenant (auto, habitation)",
    definition:
      "Un changement écrit au contrat, qui ajoute, retire ou limite une garantie. C’est ainsi qu’on ajoute le refoulement d’égout ou un nouveau conducteur.",
    otherLanguage: "endorsement",
    seeAlso: ["rider", "policy"],
  },
  {
    id: "rider",
    term: "Avenant (vie, maladie, invalidité)",
    definition:
      "Un ajout facultatif à un contrat d’assurance vie, maladie ou invalidité, habituellement contre une surprime.",
    otherLanguage: "rider",
    seeAlso: ["endorsement"],
  },
  {
    id: "beneficiary",
    term: "Bénéficiaire",
    definition:
      "La personne ou l’organisme désigné pour recevoir le capital d’une assurance vie. Au Québec, la désignation de votre conjoint marié ou uni civilement, ailleurs que dans un testament, est irrévocable, sauf indication contraire.",
    otherLanguage: "beneficiary",
    seeAlso: ["probate"],
  },
  {
    id: "suicide-clause",
    term: "Clause en cas de suicide",
    definition:
      "Une clause de l’assurance vie qui exclut le suicide, en règle générale pendant les deux premières années.",
    otherLanguage: "suicide clause",
    seeAlso: ["contestability-period"],
  },
  {
    id: "co-insurance",
    term: "Coassurance et règle proportionnelle",
    definition:
      "Dans un régime de soins, la coassurance est la part de chaque facture que vous payez. En assurance de biens, la règle proportionnelle réduit votre indemnité si vous avez assuré moins qu’une part fixée de la pleine valeur.",
    otherLanguage: "co-insurance",
    seeAlso: ["deductible"],
  },
  {
    id: "collision",
    term: "Collision ou versement",
    definition:
      "La garantie auto qui paie les dommages à votre véhicule quand il frappe quelque chose ou se renverse, moins la franchise. Elle compte surtout quand vous êtes responsable de l’accident.",
    otherLanguage: "collision",
    seeAlso: ["dcpd", "comprehensive"],
  },
  {
    id: "capital-dividend-account",
    term: "Compte de dividendes en capital (CDC)",
    definition:
      "Un solde fiscal que tient une société privée canadienne. Le capital d’une assurance vie, moins le coût de base rajusté du contrat, s’y ajoute et peut être versé aux actionnaires sans impôt.",
    otherLanguage: "capital dividend account, CDA",
    seeAlso: ["adjusted-cost-basis"],
  },
  {
    id: "declarations",
    term: "Conditions particulières",
    definition:
      "La page du contrat qui indique qui et quoi est assuré, avec les montants, les franchises, les dates et la prime.",
    otherLanguage: "declarations",
    seeAlso: ["policy"],
  },
  {
    id: "claims-made",
    term: "Contrat sur la base des réclamations présentées",
    definition:
      "Une assurance responsabilité qui répond aux réclamations présentées contre vous pour la première fois pendant qu’elle est en vigueur, même si l’erreur est plus ancienne. Y mettre fin sans période de prolongation vous laisse sans protection.",
    otherLanguage: "claims-made policy",
    seeAlso: ["errors-and-omissions"],
  },
  {
    id: "coordination-of-benefits",
    term: "Coordination des prestations",
    definition:
      "L’ordre dans lequel deux régimes de soins paient la même facture. Le vôtre paie d’abord, puis celui de votre conjoint; ensemble, ils ne paient jamais plus que la facture.",
    otherLanguage: "coordination of benefits",
  },
  {
    id: "credit-score",
    term: "Cote de crédit",
    definition:
      "Un nombre de trois chiffres qui estime vos chances de rembourser comme convenu. Certains assureurs utilisent le crédit pour fixer le prix de l’assurance habitation, et de l’assurance auto là où c’est permis.",
    otherLanguage: "credit score",
    seeAlso: ["credit-utilization", "hard-inquiry"],
  },
  {
    id: "broker",
    term: "Courtier",
    definition:
      "Un vendeur titulaire d’un permis qui peut vous assurer auprès de plusieurs assureurs et qui agit pour vous dans cette recherche. C’est généralement l’assureur qui lui verse une commission.",
    otherLanguage: "broker",
    seeAlso: ["agent", "direct-insurer"],
  },
  {
    id: "adjusted-cost-basis",
    term: "Coût de base rajusté (CBR)",
    definition:
      "À peu près les primes versées dans un contrat d’assurance vie, moins certaines déductions. Retirer plus que ce montant peut créer un revenu imposable.",
    otherLanguage: "adjusted cost basis, ACB",
    seeAlso: ["cash-value", "capital-dividend-account"],
  },
  {
    id: "guaranteed-replacement-cost",
    term: "Coût de reconstruction garanti",
    definition:
      "La garantie habitation qui rebâtit votre maison même si le coût dépasse le montant d’assurance, à certaines conditions, comme d’avoir déclaré vos rénovations.",
    otherLanguage: "guaranteed replacement cost",
    seeAlso: ["replacement-cost", "limit"],
  },
  {
    id: "credibility",
    term: "Crédibilité",
    definition:
      "En tarification, le poids qu’un actuaire donne au dossier de sinistres d’un groupe. Plus ce dossier contient de sinistres, plus il pèse par rapport à la moyenne.",
    otherLanguage: "credibility",
    seeAlso: ["pooling"],
  },
  {
    id: "overland-water",
    term: "Débordement de cours d’eau et eau qui entre par le sol",
    definition:
      "Un ajout à l’assurance habitation pour l’eau douce qui entre de l’extérieur au niveau du sol, comme le débordement d’une rivière ou une forte pluie. L’onde de tempête, qui vient de la mer, n’est habituellement pas comprise.",
    otherLanguage: "overland water",
    seeAlso: ["sewer-backup"],
  },
  {
    id: "elimination-period",
    term: "Délai de carence",
    definition:
      "Les jours d’invalidité qui doivent passer avant qu’une assurance invalidité commence à payer; on dit aussi délai d’attente. Un délai plus long baisse la prime.",
    otherLanguage: "elimination period",
    seeAlso: ["benefit-period"],
  },
  {
    id: "grace-period",
    term: "Délai de grâce",
    definition:
      "Le temps supplémentaire accordé pour payer une prime d’assurance vie en retard avant la fin du contrat. Trente jours, c’est courant.",
    otherLanguage: "grace period",
  },
  {
    id: "limitation-period",
    term: "Délai de prescription",
    definition:
      "Le temps que vous avez pour intenter une poursuite; après, vous en perdez le droit. Il varie selon la province et la sorte de demande, et peut n’être que d’un an.",
    otherLanguage: "limitation period",
    seeAlso: ["proof-of-loss"],
  },
  {
    id: "claim",
    term: "Demande d’indemnité",
    definition:
      "Ce que vous demandez à l’assureur de payer pour un sinistre couvert par le contrat. En assurance vie, maladie ou invalidité, on dit aussi demande de règlement ou de prestations.",
    otherLanguage: "claim",
    seeAlso: ["proof-of-loss", "adjuster"],
  },
  {
    id: "hard-inquiry",
    term: "Demande de renseignements avec effet sur la cote",
    definition:
      "La consultation de votre dossier de crédit par un prêteur à qui vous demandez du crédit; elle peut faire baisser un peu votre cote. La vôtre, et la plupart de celles pour une soumission d’assurance, sont sans effet.",
    otherLanguage: "hard inquiry",
    seeAlso: ["credit-score"],
  },
  {
    id: "free-look",
    term: "Droit d’examen",
    definition:
      "Le court délai, après la remise d’un contrat d’assurance vie ou maladie, où vous pouvez le retourner et être remboursé en entier. Dix jours, c’est courant; lisez votre contrat.",
    otherLanguage: "free look",
    seeAlso: ["grace-period"],
  },
  {
    id: "errors-and-omissions",
    term: "Erreurs et omissions",
    definition:
      "L’assurance responsabilité de ceux qui vendent des conseils ou un service spécialisé : elle paie l’argent qu’un client perd à cause d’une erreur. On dit aussi assurance responsabilité professionnelle.",
    otherLanguage: "errors and omissions, E&O",
    seeAlso: ["claims-made", "cgl"],
  },
  {
    id: "exclusion",
    term: "Exclusion",
    definition: "Un dommage, une cause ou une situation que le contrat dit ne pas couvrir.",
    otherLanguage: "exclusion",
    seeAlso: ["endorsement"],
  },
  {
    id: "waiver-of-premium",
    term: "Exonération des primes",
    definition: "Un avenant qui paie vos primes à votre place pendant que vous êtes invalide.",
    otherLanguage: "waiver of premium",
    seeAlso: ["rider"],
  },
  {
    id: "adjuster",
    term: "Expert en sinistre",
    definition:
      "La personne qui étudie un sinistre, le compare au contrat et calcule l’indemnité. Elle travaille pour l’assureur ou pour une firme indépendante qu’il engage.",
    otherLanguage: "adjuster",
    seeAlso: ["claim"],
  },
  {
    id: "facility-association",
    term: "Facility Association",
    definition:
      "L’organisme qui permet aux conducteurs qu’aucun assureur ordinaire n’accepte d’acheter quand même une assurance auto, dans les provinces et territoires sans régime public, sauf au Québec.",
  },
  {
    id: "misrepresentation",
    term: "Fausse déclaration",
    definition:
      "Une réponse fausse ou manquante dans une proposition ou une demande d’indemnité. Si elle comptait pour la décision de l’assureur, il peut annuler le contrat ou refuser de payer.",
    otherLanguage: "misrepresentation",
    seeAlso: ["utmost-good-faith", "contestability-period"],
  },
  {
    id: "segregated-fund",
    term: "Fonds distinct",
    definition:
      "Un fonds de placement vendu par un assureur vie, avec la garantie qu’une partie de votre argent vous revient à l’échéance ou au décès.",
    otherLanguage: "segregated fund",
    seeAlso: ["annuity"],
  },
  {
    id: "additional-living-expense",
    term: "Frais de subsistance supplémentaires",
    definition:
      "La garantie habitation qui paie ce qu’il en coûte de plus de vivre ailleurs quand votre logement est inhabitable après un sinistre assuré. Elle paie la différence avec vos frais habituels, jusqu’à un certain montant.",
    otherLanguage: "additional living expense",
  },
  {
    id: "deductible",
    term: "Franchise",
    definition:
      "La part de chaque sinistre que vous payez vous-même, avant que l’assureur paie. Une franchise plus élevée baisse la prime.",
    otherLanguage: "deductible",
    seeAlso: ["premium"],
  },
  {
    id: "probate",
    term: "Homologation d’un testament",
    definition:
      "La procédure par laquelle un tribunal confirme un testament; au Québec, c’est la vérification d’un testament non notarié. L’assurance vie payée à un bénéficiaire désigné n’y passe pas; l’argent payé à la succession peut y passer.",
    otherLanguage: "probate",
    seeAlso: ["beneficiary"],
  },
  {
    id: "dcpd",
    term: "Indemnisation directe",
    definition:
      "La règle selon laquelle votre propre assureur paie les dommages à votre auto, dans la mesure où un autre conducteur est responsable. Elle existe dans la plupart des provinces où l’assurance auto est privée.",
    otherLanguage: "direct compensation – property damage, DCPD",
    seeAlso: ["collision"],
  },
  {
    id: "accident-benefits",
    term: "Indemnités d’accident",
    definition:
      "La partie d’un contrat auto qui paie vos soins, et souvent le revenu perdu, après un accident, peu importe le responsable. Ce qui est obligatoire varie selon la province.",
    otherLanguage: "accident benefits",
    seeAlso: ["no-fault", "tort"],
  },
  {
    id: "offset",
    term: "Intégration des prestations",
    definition:
      "La déduction, par l’assureur invalidité, d’un revenu qui vient d’ailleurs, comme une rente publique d’invalidité.",
    otherLanguage: "offset",
  },
  {
    id: "insurable-interest",
    term: "Intérêt d’assurance",
    definition:
      "Un lien réel avec ce qui est assuré : si le sinistre arrivait, vous, ou une personne dont vous dépendez, perdriez de l’argent. Sans lui, un contrat n’est généralement pas valide.",
    otherLanguage: "insurable interest",
  },
  {
    id: "final-position-letter",
    term: "Lettre de position finale",
    definition:
      "La dernière réponse écrite de l’assureur à votre plainte, avec ses raisons. Il vous la faut généralement avant qu’un service de conciliation externe prenne le dossier.",
    otherLanguage: "final position letter",
    seeAlso: ["ombudservice"],
  },
  {
    id: "formulary",
    term: "Liste des médicaments",
    definition: "La liste des médicaments que paie un régime de soins ou de médicaments.",
    otherLanguage: "formulary",
    seeAlso: ["co-insurance"],
  },
  {
    id: "pooling",
    term: "Mise en commun des risques",
    definition:
      "L’idée de base de l’assurance : beaucoup de gens paient un peu, pour qu’on puisse payer le petit nombre qui subit un sinistre.",
    otherLanguage: "pooling",
    seeAlso: ["risk"],
  },
  {
    id: "limit",
    term: "Montant de garantie",
    definition: "Le maximum que l’assureur paie pour un sinistre ou pour une partie du contrat.",
    otherLanguage: "limit",
    seeAlso: ["sub-limit"],
  },
  {
    id: "loss-assessment",
    term: "Part d’un sinistre de l’immeuble",
    definition:
      "La part d’un copropriétaire dans un sinistre au bâtiment ou aux parties communes que l’assurance du syndicat n’a pas payé en entier.",
    otherLanguage: "loss assessment",
    seeAlso: ["deductible-assessment"],
  },
  {
    id: "deductible-assessment",
    term: "Part de la franchise du syndicat",
    definition:
      "Une facture du syndicat de copropriété à un copropriétaire pour la franchise de l’assurance du syndicat, souvent après un dommage qui a commencé dans ce logement.",
    otherLanguage: "deductible assessment",
    seeAlso: ["loss-assessment"],
  },
  {
    id: "benefit-period",
    term: "Période d’indemnisation",
    definition:
      "La plus longue durée pendant laquelle une assurance invalidité paie pour une même invalidité, par exemple quelques années ou jusqu’à 65 ans.",
    otherLanguage: "benefit period",
    seeAlso: ["elimination-period"],
  },
  {
    id: "contestability-period",
    term: "Période de contestabilité",
    definition:
      "En règle générale, les deux premières années d’un contrat d’assurance vie, pendant lesquelles l’assureur peut refuser de payer à cause d’une réponse importante fausse ou manquante. La fraude peut être invoquée en tout temps.",
    otherLanguage: "contestability period",
    seeAlso: ["misrepresentation", "suicide-clause"],
  },
  {
    id: "stability-period",
    term: "Période de stabilité",
    definition:
      "Le temps avant un voyage pendant lequel un problème de santé ne doit pas avoir changé pour que l’assurance voyage le couvre. Un nouveau médicament ou une nouvelle dose peut l’interrompre.",
    otherLanguage: "stability period",
    seeAlso: ["pre-existing-condition"],
  },
  {
    id: "business-interruption",
    term: "Pertes d’exploitation",
    definition:
      "La garantie qui paie le revenu qu’une entreprise perd, et les frais qui continuent, pendant qu’elle ne peut pas fonctionner. Il faut habituellement d’abord un dommage direct à un bien assuré.",
    otherLanguage: "business interruption",
  },
  {
    id: "utmost-good-faith",
    term: "Plus haute bonne foi",
    definition:
      "L’obligation des deux parties à un contrat d’assurance d’être franches et de dire la vérité. Vous devez dire à l’assureur ce qui compte pour le risque.",
    otherLanguage: "utmost good faith",
    seeAlso: ["misrepresentation"],
  },
  {
    id: "policy",
    term: "Police d’assurance",
    definition:
      "Le contrat d’assurance : les conditions particulières, la nature et l’étendue de la garantie, les exclusions, les conditions et les avenants. C’est son texte qui décide d’une demande d’indemnité.",
    otherLanguage: "policy",
    seeAlso: ["declarations"],
  },
  {
    id: "proof-of-loss",
    term: "Preuve de sinistre",
    definition:
      "Un formulaire signé, souvent sous serment, qui indique ce qui est perdu et ce que cela valait. Le contrat fixe un délai pour le remettre.",
    otherLanguage: "proof of loss",
    seeAlso: ["claim"],
  },
  {
    id: "premium",
    term: "Prime",
    definition: "Le prix que vous payez pour l’assurance, par mois ou par année.",
    otherLanguage: "premium",
    seeAlso: ["deductible"],
  },
  {
    id: "indemnity",
    term: "Principe indemnitaire",
    definition:
      "Le principe selon lequel l’assurance vous remet dans la situation d’avant le sinistre, ni meilleure ni pire.",
    otherLanguage: "indemnity",
    seeAlso: ["actual-cash-value"],
  },
  {
    id: "pre-existing-condition",
    term: "Problème de santé préexistant",
    definition:
      "Un problème de santé que vous aviez avant le début du contrat. Les régimes de soins, l’assurance voyage et l’invalidité collective le limitent ou l’excluent souvent.",
    otherLanguage: "pre-existing condition",
    seeAlso: ["stability-period"],
  },
  {
    id: "own-occupation",
    term: "Propre profession",
    definition:
      "Un critère d’invalidité : vous êtes incapable de faire les tâches principales de votre propre emploi, même si vous pourriez en faire un autre.",
    otherLanguage: "own occupation",
    seeAlso: ["any-occupation"],
  },
  {
    id: "loss-ratio",
    term: "Rapport sinistres/primes",
    definition: "La part des primes qu’un assureur paie en sinistres.",
    otherLanguage: "loss ratio",
    seeAlso: ["combined-ratio"],
  },
  {
    id: "combined-ratio",
    term: "Ratio combiné",
    definition:
      "Les sinistres et les frais d’un assureur, en proportion de ses primes. Au-dessus de cent pour cent, il perd de l’argent en assurance, avant le revenu de ses placements.",
    otherLanguage: "combined ratio",
    seeAlso: ["loss-ratio"],
  },
  {
    id: "reinsurance",
    term: "Réassurance",
    definition: "L’assurance qu’achètent les assureurs, pour qu’une catastrophe ne tombe pas sur une seule société.",
    otherLanguage: "reinsurance",
    seeAlso: ["pooling"],
  },
  {
    id: "sewer-backup",
    term: "Refoulement d’égout",
    definition:
      "Un ajout à l’assurance habitation pour les dommages causés par l’eau ou les eaux usées qui remontent par les drains. La plupart des contrats ordinaires ne le comprennent pas.",
    otherLanguage: "sewer backup",
    seeAlso: ["overland-water"],
  },
  {
    id: "annuity",
    term: "Rente",
    definition:
      "Un contrat qui transforme une somme en versements réguliers, à vie ou pendant un nombre d’années fixé.",
    otherLanguage: "annuity",
    seeAlso: ["segregated-fund"],
  },
  {
    id: "liability",
    term: "Responsabilité civile",
    definition:
      "La garantie qui paie les blessures ou les dommages que vous causez à autrui et dont la loi vous rend responsable, et votre défense, jusqu’à un certain montant.",
    otherLanguage: "liability",
    seeAlso: ["tort", "limit"],
  },
  {
    id: "tort",
    term: "Responsabilité civile délictuelle",
    definition:
      "Le principe selon lequel on peut poursuivre une personne pour la faute qu’elle a commise. Dans un tel régime, vous réclamez au conducteur qui vous a blessé.",
    otherLanguage: "tort",
    seeAlso: ["no-fault", "liability"],
  },
  {
    id: "cgl",
    term: "Responsabilité civile générale des entreprises",
    definition:
      "La garantie qui paie les blessures et les dommages causés à autrui par une entreprise, et les frais de sa défense. Elle ne couvre pas les erreurs professionnelles.",
    otherLanguage: "commercial general liability, CGL",
    seeAlso: ["errors-and-omissions", "liability"],
  },
  {
    id: "risk",
    term: "Risque",
    definition:
      "La probabilité d’un sinistre. Les assureurs emploient aussi ce mot pour la personne ou la chose qu’ils assurent.",
    otherLanguage: "risk",
    seeAlso: ["pooling"],
  },
  {
    id: "named-perils",
    term: "Risques désignés",
    definition:
      "En habitation, un contrat qui paie seulement pour les causes de sinistre qu’il nomme, comme l’incendie ou le vol.",
    otherLanguage: "named perils",
    seeAlso: ["comprehensive", "specified-perils"],
  },
  {
    id: "comprehensive",
    term: "Risques multiples (auto) et formule étendue (habitation)",
    definition:
      "En auto, la garantie pour ce qui n’est pas une collision : vol, feu, grêle, vitres, animaux. En habitation, un contrat qui couvre le bâtiment et les biens contre tout risque qu’il n’exclut pas.",
    otherLanguage: "comprehensive",
    seeAlso: ["collision", "named-perils"],
  },
  {
    id: "specified-perils",
    term: "Risques spécifiés",
    definition:
      "Une garantie auto qui paie seulement pour les causes qu’elle nomme, comme le feu, le vol ou la grêle. Elle est plus étroite que les risques multiples.",
    otherLanguage: "specified perils",
    seeAlso: ["comprehensive", "named-perils"],
  },
  {
    id: "no-fault",
    term: "Sans égard à la responsabilité",
    definition:
      "Se dit d’un régime où votre propre assureur ou un régime public paie pour vos blessures, peu importe le responsable de l’accident. La responsabilité est quand même déterminée et peut toucher votre prime.",
    otherLanguage: "no-fault",
    seeAlso: ["tort", "accident-benefits"],
  },
  {
    id: "ombudservice",
    term: "Service de conciliation",
    definition:
      "Un service externe et gratuit qui étudie les plaintes que vous n’avez pas pu régler avec l’assureur. Ses recommandations ne lient personne.",
    otherLanguage: "ombudservice",
    seeAlso: ["final-position-letter"],
  },
  {
    id: "pacicc",
    term: "Société d’indemnisation en matière d’assurances IARD (SIMA)",
    definition:
      "L’organisme qui paie les sinistres et rembourse une partie des primes, jusqu’à certains montants, si un assureur membre en habitation, en auto ou en entreprise fait faillite.",
    otherLanguage: "Property and Casualty Insurance Compensation Corporation, PACICC",
    seeAlso: ["assuris"],
  },
  {
    id: "sub-limit",
    term: "Sous-limite",
    definition:
      "Un montant plus bas, à l’intérieur du montant principal, pour une sorte de biens ou de frais, comme les bijoux ou les vélos.",
    otherLanguage: "sub-limit",
    seeAlso: ["limit"],
  },
  {
    id: "underwriting",
    term: "Souscription et tarification",
    definition: "La façon dont un assureur décide s’il vous assure, à quelles conditions et à quel prix.",
    otherLanguage: "underwriting",
    seeAlso: ["risk"],
  },
  {
    id: "subrogation",
    term: "Subrogation",
    definition:
      "Le droit de l’assureur, après vous avoir payé, de se faire rembourser par la personne qui a causé le sinistre.",
    otherLanguage: "subrogation",
    seeAlso: ["indemnity"],
  },
  {
    id: "super-visa",
    term: "Super visa",
    definition:
      "Un visa de visiteur de longue durée pour les parents et les grands-parents de citoyens et de résidents permanents. Une assurance médicale privée en est une condition.",
    otherLanguage: "super visa",
  },
  {
    id: "credit-utilization",
    term: "Taux d’utilisation du crédit",
    definition: "La part de votre crédit disponible que vous utilisez. Un taux plus bas aide en général votre cote.",
    otherLanguage: "credit utilization",
    seeAlso: ["credit-score"],
  },
  {
    id: "telematics",
    term: "Télématique",
    definition:
      "Un appareil ou une application qui note comment, quand ou combien vous conduisez, pour que l’assureur en tienne compte dans le prix.",
    otherLanguage: "telematics",
  },
  {
    id: "term-to-100",
    term: "Temporaire 100 ans",
    definition: "Une assurance vie permanente, avec une prime fixe jusqu’à 100 ans et peu ou pas de valeur de rachat.",
    otherLanguage: "term-to-100",
    seeAlso: ["term-life", "whole-life"],
  },
  {
    id: "all-perils",
    term: "Tous risques (auto)",
    definition:
      "Une garantie auto qui réunit la collision et les risques multiples, et y ajoute le vol par une personne qui habite avec vous ou travaille pour vous.",
    otherLanguage: "all perils",
    seeAlso: ["collision", "comprehensive"],
  },
  {
    id: "any-occupation",
    term: "Toute profession",
    definition:
      "Un critère d’invalidité plus sévère : vous devez être incapable de faire tout emploi qui convient à vos études, à votre formation ou à votre expérience. Les régimes collectifs passent souvent à ce critère après les deux premières années.",
    otherLanguage: "any occupation",
    seeAlso: ["own-occupation"],
  },
  {
    id: "conversion",
    term: "Transformation",
    definition:
      "Le droit de changer une assurance en contrat permanent ou individuel sans nouvelles questions médicales, dans un délai fixé. Beaucoup de contrats temporaires le donnent, et l’assurance vie collective aussi quand vous quittez un emploi.",
    otherLanguage: "conversion",
    seeAlso: ["term-life", "group-insurance"],
  },
  {
    id: "replacement-cost",
    term: "Valeur à neuf",
    definition:
      "Le coût d’un article neuf, ou d’une reconstruction, de même genre et de même qualité, sans rien enlever pour l’âge.",
    otherLanguage: "replacement cost",
    seeAlso: ["actual-cash-value", "guaranteed-replacement-cost"],
  },
  {
    id: "actual-cash-value",
    term: "Valeur au jour du sinistre",
    definition:
      "Ce que valait un bien juste avant le sinistre : le prix du neuf, moins l’usure et l’âge. C’est généralement moins que le coût de remplacement.",
    otherLanguage: "actual cash value",
    seeAlso: ["replacement-cost"],
  },
  {
    id: "cash-value",
    term: "Valeur de rachat",
    definition:
      "L’argent qui s’accumule dans une assurance vie permanente. Vous pouvez emprunter sur cette valeur ou la toucher en mettant fin au contrat, parfois avec de l’impôt.",
    otherLanguage: "cash value",
    seeAlso: ["whole-life", "universal-life"],
  },
];
