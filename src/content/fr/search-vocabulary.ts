import type { SearchVocabulary } from "#site/search.ts";

/**
 * Words that mean the same in French although they share no stem. Some are English, or what people say in Quebec for a
 * word that the site does not use.
 */
export const searchVocabulary: SearchVocabulary = {
  synonyms: {
    accident: "accrochage crash",
    acheter: "achat buy",
    adolescent: "ado",
    adresser: "joindre",
    alcool: "ivressometre",
    aine: "ainee senior vieux",
    arrivant: "immigrant immigration immigre newcomer",
    arnaque: "scam",
    assurance: "insurance assurence",
    assureur: "compagnie insurer company",
    auto: "voiture vehicule automobile char bagnole camion car truck vehicle",
    avenant: "endossement rider endorsement",
    beneficiaire: "beneficiary",
    blessure: "blesse injury",
    cannabis: "pot",
    cardiaque: "coeur",
    chiropraticien: "chiro",
    congelateur: "frigo refrigerateur",
    cher: "dispendieux cheap expensive",
    colocataire: "coloc collocataire roommate",
    comparer: "comparaison comparateur magasiner compare",
    condo: "copropriete coproprietaire condominium strata",
    conducteur: "chauffeur driver",
    conjoint: "blonde chum epoux epouse mari femme spouse",
    contester: "desaccord appeal dispute",
    contrat: "police policy",
    courtier: "broker",
    deces: "mort mourir meurt decede death died",
    degat: "dommage damage",
    demenager: "demenagement emmenager",
    dentaire: "dentiste dent dental broches orthodontiste",
    economie: "economiser baisser diminuer reduire save saving",
    egout: "sewer drain",
    emploi: "job travail work",
    enfant: "bebe enceinte grossesse naissance fils fille",
    epuisement: "burnout",
    entreprise: "commerce commercial business",
    evaluation: "appraisal",
    expert: "ajusteur adjuster",
    faillite: "bankrupt insolvable insolvency",
    franchise: "deductible",
    fraude: "faux fausse arnaque fraud scam",
    habitation: "maison logis home house",
    hausse: "augmenter augmentation monter bondir grimper increase",
    hypotheque: "hypothecaire mortgage",
    incendie: "feu fire",
    inondation: "inonde flood",
    invalidite: "invalide disability",
    locataire: "tenant",
    maladie: "malade sante illness sickness health",
    medicament: "pilule ordonnance pharmacie drug medication",
    mere: "maman",
    obligatoire: "obligation requis exiger mandatory",
    ombudsman: "ombud",
    pere: "papa",
    plainte: "plaindre complaint complain",
    poursuivre: "poursuite proces sue lawsuit",
    prime: "premium",
    psychologue: "psy therapeute",
    prix: "cout couter tarif price cost rate",
    quebec: "quebecois",
    rabais: "escompte reduction discount",
    reclamation: "reclamer claim",
    refuser: "rejet rejeter denied refused",
    regrouper: "regroupement combiner bundle",
    remorquage: "tow towing",
    renouvellement: "renouveler renewal",
    resilier: "annuler annulation canceller cancel",
    responsabilite: "responsable liability",
    retraite: "retraiter",
    schl: "cmhc",
    soumission: "devis cotation quote",
    telephone: "tel phone telephoner cellulaire",
    temporaire: "terme term",
    toit: "toiture roof",
    tremblement: "seisme earthquake",
    travailleur: "pigiste freelance",
    vandalisme: "vandaliser",
    vermine: "rat souris rongeur ecureuil punaise insecte",
    vie: "life",
    vitre: "parebrise",
    voyage: "voyager trip travel vacances",
    vol: "cambriolage cambrioleur voleur stolen theft",
  },
  related: {
    alberta: "calgary edmonton",
    avantages: "collectif",
    "colombie britannique": "vancouver victoria cb",
    "ile edouard": "charlottetown ipe",
    locataire: "louer loyer logement appartement appart",
    manitoba: "winnipeg",
    maladie: "massotherapie physiotherapie physio massage",
    "nouveau brunswick": "moncton fredericton dieppe bathurst edmundston",
    "nouvelle ecosse": "halifax",
    nunavut: "iqaluit",
    ontario: "toronto ottawa mississauga sudbury",
    quebec: "montreal laval gatineau levis longueuil saguenay sherbrooke",
    risques: "grele vandalisme",
    saskatchewan: "regina saskatoon",
    sinistre: "reclamation",
    "super visa": "visiteur visite",
    "territoires ouest": "yellowknife",
    compte: "pigiste autonome",
    voyage: "snowbird",
    yukon: "whitehorse",
  },
};

/** Further words for what a page, or a part of it, is about, by its English address. */
export const searchTopics: Readonly<Record<string, string>> = {
  "/learn/life-events/first-48-hours":
    "urgence accident accrochage collision stationnement embouti tuyau éclaté fuite dégât eau incendie feu cambriolage vol effraction quoi faire",
  "/learn/life-events/cancelled-or-refused":
    "conducteur à risque alcool au volant facultés affaiblies permis suspendu casier judiciaire infractions impossible de s'assurer personne ne veut m'assurer non-paiement",
  "/learn/life-events/first-rental": "louer appartement logement étudiant chambre bail coloc meubles effets personnels",
  "/learn/life-events/condo": "copropriétaire syndicat cotisation spéciale charges fonds immeuble unité",
  "/learn/life-events/first-home": "acheter achat maison notaire prêteur banque hypothèque preuve SCHL",
  "/learn/life-events/landlord": "louer locatif duplex triplex plex sous-sol locataire dommages Airbnb hôte revenu",
  "/learn/life-events/leaving-a-job":
    "mise à pied congédié démission licenciement chômage avantages sociaux assurance collective fin",
  "/learn/life-events/new-baby": "enceinte grossesse bébé naissance congé parental adoption maternité",
  "/learn/life-events/a-death-in-the-family":
    "mère père parent conjoint mort décédé funérailles liquidateur succession maison auto",
  "/learn/life-events/moving-in-together-or-apart":
    "blonde chum conjoint de fait mariage emménager divorce séparé rupture ex",
  "/learn/life-events/moving-to-another-province": "déménager plaque immatriculation carte santé",
  "/learn/life-events/working-for-yourself":
    "travailleur autonome pigiste contractuel à son compte démarrer entreprise devenir",
  "/learn/auto-insurance#my-adult-child-drives-my-car-or-is-away-at-school":
    "fils fille adolescent jeune conducteur ajouter études université cégep occasionnel",
  "/learn/auto-insurance#who-insures-you": "ami chum blonde coloc prêter emprunter conduire auto d'un autre",
  "/learn/questions#friend-crashed-my-car": "prêter prêté emprunter conduire auto d'un autre accident",
  "/learn/auto-insurance#do-you-need-collision-and-comprehensive":
    "grêle pare-brise vitre fissuré vandalisme vandalisée égratignée vol arbre chevreuil deux bords vieux char",
  "/learn/auto-insurance#direct-compensation": "frappé par derrière qui paie autre conducteur responsable convention",
  "/learn/auto-insurance#what-does-one-ticket-or-one-crash-cost-in-my-province":
    "contravention excès de vitesse points inaptitude infraction alcool suspendu dossier surprime",
  "/learn/auto-insurance#telematics": "application suivi conduite Ajusto kilométrage",
  "/learn/auto-insurance#endorsements-by-number": "FAQ 20 27 34 43 avenant numéro valeur à neuf",
  "/learn/auto-insurance#rideshare-delivery-or-renting-my-car-out-am-i-covered":
    "Uber Lyft DoorDash Turo livraison livreur covoiturage",
  "/learn/resources/new-driver-kit": "première auto débutant apprenti permis probatoire jeune 16 17 18 ans",
  "/learn/home-insurance#what-a-standard-policy-covers": "toit coule vent tempête tuyau vol incendie",
  "/learn/home-insurance#four-ways-water-gets-in":
    "dégât d'eau sous-sol inondé fuite toit coule tuyau toilette laveuse lave-vaisselle infiltration",
  "/learn/home-insurance#special-limits": "bijoux bague montre vélo bicyclette art collection argent ordinateur outils",
  "/learn/home-insurance#old-house-wholl-insure-knob-and-tube-poly-b-or-an-oil-tank":
    "fils électriques filage aluminium poêle à bois plomberie mazout chauffage vieille maison vieux toit toiture bardeaux",
  "/learn/home-insurance#the-first-hours": "hôtel évacuation frais de subsistance reloger urgence",
  "/learn/home-insurance#condos-tenants-and-second-homes": "chalet résidence secondaire",
  "/learn/insurance-savings": "moins cher économiser baisser facture rabais budget",
  "/learn/insurance-savings#ways-to-save-on-car-insurance": "pneus d'hiver stationnement garage kilomètres",
  "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim":
    "hausse augmenté monté doublé renouvellement plus cher pourquoi",
  "/insurance-rates-canada": "prix moyen tendance pourquoi hausse",
  "/learn/prices": "prix publiés coût moyen combien liste",
  "/tools/home-insurance-calculator": "reconstruction coût estimation valeur montant suffisant",
  "/tools/auto-insurance-calculator": "estimer calculer prime trop chère",
  "/tools/disability-insurance-calculator": "économies durent mois malade revenu",
  "/tools/estate-planning-review": "succession impôt chalet héritage gain en capital décès testament",
  "/tools/coverage-gap-analyzer": "manque manquent lacunes mal assuré suffisant bilan protections",
  "/tools/senior-insurance-review": "retraite retraité bilan 60 65 70 75",
  "/tools/multi-policy-savings": "regrouper combiner deux contrats même compagnie",
  "/tools/insurance-comparison-tool": "comparer deux soumissions côte à côte moins chère",
  "/tools/consultation":
    "parler personne quelqu'un appel rappeler rappel conseil conseiller rendez-vous aide joindre téléphone humain",
  "/learn/insurance-comparison#reading-a-strength-rating": "solidité financière AM Best DBRS solvable stable assureur",
  "/learn/insurance-comparison#brands-that-are-one-company": "marques appartiennent même compagnie groupe filiale",
  "/learn/health-insurance":
    "massage massothérapie physiothérapie chiropraticien lunettes vue dentiste psychologue audition",
  "/learn/health-insurance#the-federal-dental-plan": "RCSD dentiste gratuit admissible",
  "/learn/disability-insurance":
    "longue durée courte durée congé de maladie blessé incapable refusée épuisement salaire",
  "/insurance-types/life#if-your-health-isnt-perfect":
    "diabète cancer dépression anxiété cœur fumeur cannabis préexistant examen médical refusé",
  "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy":
    "retrouver perdue père mère mari femme bénéficiaire réclamer capital",
  "/learn/life-insurance#taking-money-out-a-worked-case": "retirer emprunter prêt rachat valeur impôt",
  "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car":
    "louer une auto location véhicule à l'étranger États-Unis",
  "/learn/travel-insurance#the-clause-about-medical-conditions":
    "cœur cardiaque tension diabète pilule médicament changement médecin",
  "/learn/travel-insurance":
    "annulation annuler annulé vol retardé malade bagages perdus hôpital étranger croisière vacances États-Unis Floride Mexique",
  "/learn/travel-insurance#how-long-can-a-snowbird-stay-away": "snowbird Floride hiver jours séjour",
  "/learn/new-immigrant-insurance":
    "résident permanent réfugié étudiant étranger international permis de travail visiteur immigrant",
  "/learn/business-insurance":
    "petite entreprise commerce boutique en ligne Etsy Shopify restaurant camion de cuisine traiteur salon entrepreneur construction responsabilité professionnelle cyber",
  "/learn/insurance-claims": "faire une réclamation déclarer expert preuve de sinistre formulaire refus délai garage",
  "/blog/insurance-consumer-rights-canada#when-you-claim":
    "refuse de payer ne paie pas refusée délai traîne long offre trop basse règlement",
  "/blog/insurance-consumer-rights-canada#build-your-complaint":
    "porter plainte lettre modèle contester injuste désaccord courtier",
  "/blog/insurance-consumer-rights-canada#dispute-resolution":
    "poursuivre tribunal cour avocat petites créances délai évaluation désaccord",
  "/blog/insurance-consumer-rights-canada#while-the-policy-runs":
    "annuler résilier pénalité frais changer assureur avis renouvellement",
  "/blog/insurance-fraud-canada": "arnaque faux courtier accident mis en scène simulé permis dénoncer vendeur",
  "/blog/insurance-actuarial-tables-explained":
    "actuaire mortalité espérance de vie calculer calculent prime statistiques",
  "/learn/how-insurance-works": "base comprendre lire contrat explication",
  "/learn/high-net-worth-insurance": "riche fortuné luxe art collection vin bateau bijoux villa",
  "/learn/insurance-for-seniors": "retraité retraite aîné 65 70 75 80 soins de longue durée résidence",
  "/learn/young-professionals-insurance":
    "vingtaine trentaine premier emploi diplômé carrière commencer à travailler brochure",
  "/insurance-types": "sortes obligatoires loi quelles assurances",
  "/about": "qui êtes-vous Northcover gagne argent payé corrections erreur",
  "/insurance-quotes-canada": "obtenir soumission préparer documents",
  "/provincial/british-columbia-insurance-guide": "ICBC Autoplan",
  "/provincial/manitoba-insurance-guide": "MPI Autopac",
  "/provincial/saskatchewan-insurance-guide": "SGI",
  "/provincial/quebec-insurance-guide": "SAAQ RAMQ AMF FPQ",
  "/provincial/ontario-insurance-guide": "ARSF OHIP",
  "/provincial/alberta-insurance-guide": "AIRB Care-First",
  "/learn/questions#claim-denied": "refuse de payer refus réclamation rejetée",
  "/learn/questions#total-loss-value": "perte totale offre basse contester",
  "/learn/questions#which-ombud": "ombudsman courtier plainte organisme",
  "/learn/questions#paying-monthly": "versements mensualités annuel frais",
  "/learn/questions#not-at-fault": "frappé par derrière faute d'un autre augmenter",
  "/learn/questions#private-health-plan": "individuel sans avantages sociaux",
  "/faq#identity-theft": "identité volée NAS",
  "/learn/life-insurance#naming-a-person-keeps-it-out-of-probate":
    "bénéficiaire mineur enfant succession décédé avant second personne désignée",
  "/privacy-policy": "données personnelles renseignements effacer désabonner courriels témoins cookies que faites-vous",
  "/faq#what-is-a-good-credit-score": "échelle pointage élevé faible 700 750 excellent",
  "/faq#fix-an-error": "erreur faux corriger contester Equifax TransUnion",
  "/faq#get-my-report-free": "Equifax TransUnion consulter dossier",
  "/faq#start-from-nothing": "bâtir établir première carte étudiant",
  "/faq#newcomer-credit": "bâtir historique immigrant",
  "/faq#bankruptcy-or-proposal": "insolvabilité syndic dettes proposition de consommateur",
  "/faq#collection-calls": "agence de recouvrement appelle harcèlement dette",
  "/faq#stress-test": "simulation de crise admissibilité taux hypothèque",
  "/faq#down-payment": "mise de fonds minimale 5 % 20 % maison",
  "/faq#saving-for-a-home": "CELIAPP REER RAP",
  "/faq#minimum-payment": "payer seulement le minimum solde intérêts",
  "/learn/travel-insurance#what-sets-the-price": "coût par jour âge 65 70 75 80 ans durée franchise",
  "/learn/travel-insurance#choose-by-the-trip":
    "annuelle plusieurs voyages forfait tout inclus annulation interruption bagages au Canada",
  "/learn/travel-insurance#what-care-abroad-can-cost":
    "facture hôpital ambulance chirurgie États-Unis RAMQ hors du Québec",
  "/learn/travel-insurance#at-the-hospital-and-after": "réclamation urgence assistance médecin facture",
  "/learn/travel-insurance#parents-grandparents-and-other-guests": "visiteurs au Canada famille en visite super visa",
  "/learn/disability-insurance#how-a-policy-defines-disability":
    "propre profession toute profession totale partielle définition",
  "/learn/disability-insurance#what-sets-the-price": "coût prime classe d'emploi délai de carence durée",
  "/learn/disability-insurance#when-benefits-are-taxed": "imposable impôt revenu employeur paie la prime",
  "/learn/disability-insurance#who-pays-you-month-by-month":
    "congé de maladie assurance-emploi maladie semaines RRQ CNESST",
  "/learn/disability-insurance#making-a-claim-and-keeping-the-benefit":
    "assurance salaire refusée coupée médecin formulaire contester",
  "/learn/life-insurance#term-whole-and-universal":
    "permanente avec participation placement valeur de rachat différence",
  "/learn/life-insurance#what-term-costs-as-published": "prix prime âge 30 40 50 ans fumeur non-fumeur mois million",
  "/learn/life-insurance#is-mortgage-life-insurance-from-my-bank-worth-it":
    "assurance prêt caisse prêteur solde créancier",
  "/learn/life-insurance#how-life-insurance-is-taxed-in-short": "capital imposable prestation de décès impôt",
  "/learn/life-insurance#if-you-separate-or-divorce": "ex-conjoint changer bénéficiaire irrévocable",
  "/learn/life-insurance#riders": "avenants exonération enfants mort accidentelle ajouts",
  "/learn/life-insurance#what-the-offer-can-say": "surprime refusé exclusion tarification médical",
  "/learn/home-insurance#how-a-price-is-set": "prix moyen maison prime chère",
  "/learn/home-insurance#home-discounts": "système d'alarme détecteur pompe clapet antiretour sans sinistre",
  "/learn/home-insurance#should-you-claim-at-all": "petite réclamation payer soi-même dossier années hausse",
  "/learn/home-insurance#tell-the-insurer-before-not-after":
    "rénovation vacante inoccupée vide absence travail à la maison colocataire",
  "/learn/home-insurance#three-kinds-of-water-coverage": "refoulement d'égout inondation débordement rivière avenant",
  "/learn/home-insurance#replacement-cost-or-cash-value":
    "dépréciation valeur à neuf coût de reconstruction garanti contenu",
  "/learn/auto-insurance#the-legal-minimum": "obligatoire minimum responsabilité civile million loi",
  "/learn/auto-insurance#why-most-drivers-carry-more": "responsabilité civile 1 million 2 millions suffisant montant",
  "/learn/auto-insurance#what-a-year-costs": "coût moyen prix combien",
  "/learn/auto-insurance#at-the-roadside": "accident accrochage police photos constat délit de fuite",
  "/learn/auto-insurance#theft": "auto volée clés repérage",
  "/learn/auto-insurance#cancelled-for-missed-payments-how-do-i-get-insured-again":
    "risque élevé personne n'assure GAA interruption",
  "/learn/business-insurance#what-the-core-package-does-and-doesnt-do":
    "responsabilité biens pertes d'exploitation outils équipement stock commerce",
  "/learn/health-insurance#kinds-of-private-coverage": "individuelle régime collectif médicaments lunettes",
  "/learn/health-insurance#public-drug-plans": "assurance médicaments ordonnance provincial",
  "/learn/health-insurance#critical-illness-insurance-is-it-worth-it":
    "cancer AVC crise cardiaque somme forfaitaire prix",
  "/learn/insurance-claims#who-to-tell-and-how-soon": "délai déclarer combien de jours aviser police",
  "/learn/insurance-claims#what-the-insurer-does-with-your-claim":
    "expert inspection enquête preuve de sinistre formulaire étapes règlement",
  "/learn/insurance-claims#if-the-answer-is-no-or-too-little": "refusée refus rejetée offre basse contester",
  "/learn/insurance-claims#denied-for-gradual-damage-vacancy-or-non-disclosure-does-that-stand":
    "usure infiltration menti fausse déclaration exclusion annulé",
  "/learn/insurance-for-seniors#care-at-home-or-in-a-residence": "résidence pour aînés CHSLD soins de longue durée",
  "/learn/choose-insurance#broker-direct-insurer-or-comparison-site-which-one":
    "agent différence commission payé en ligne",
};
