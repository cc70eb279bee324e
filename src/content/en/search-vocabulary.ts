import type { SearchVocabulary } from "#site/search.ts";

/**
 * Words that mean the same in English although they share no stem. Some are French, because many visitors know only the
 * French word.
 */
export const searchVocabulary: SearchVocabulary = {
  synonyms: {
    accident: "crash collided",
    adviser: "advisor",
    auto: "car vehicle truck voiture automobile vehicule",
    baby: "newborn pregnant pregnancy expecting birth",
    baggage: "luggage",
    broker: "courtier",
    business: "entreprise",
    cannabis: "weed marijuana pot",
    cancel: "terminate drop dropped",
    child: "children kid son daughter teenager teen toddler",
    chiropractor: "chiro",
    claim: "reclamation sinistre",
    complain: "complaint plainte",
    computer: "macbook",
    condo: "condominium strata copropriete",
    death: "die died dying dead deceased late widow",
    deductible: "franchise excess",
    dentist: "dental braces orthodontist teeth tooth",
    disability: "invalidite",
    drug: "medication medicine prescription pill pharmacare medicament",
    father: "dad",
    fraud: "scam fake fraudulent",
    freezer: "fridge refrigerator",
    heart: "cardiac",
    home: "house maison habitation",
    impaired: "dui drunk breathalyzer",
    increase: "jump raise raised rise rising rose hike double",
    insurer: "company",
    jewellery: "jewelry",
    kilometre: "mileage odometer",
    leave: "leaving left quit",
    licence: "license",
    mandatory: "compulsory obligatory required requires must law",
    mortgage: "hypotheque",
    mother: "mom mum",
    mould: "mold",
    newcomer: "immigrant immigration arrived landed",
    ombudsman: "ombud ombudservice ombudsperson",
    telephone: "phone contact",
    premium: "prime",
    price: "cost rate fee",
    psychologist: "therapist counsellor counselling counselor",
    quebec: "quebecois",
    quote: "soumission",
    refuse: "deny denied denial decline declined reject",
    roommate: "roomate",
    save: "cheap cheaper cheapest saving discount",
    spouse: "wife husband girlfriend boyfriend partner fiance",
    sue: "lawsuit suing",
    tenant: "renter locataire",
    theft: "stolen steal stole thief burglary robbery robbed",
    travel: "trip vacation voyage",
    vermin: "rat mouse mice rodent raccoon squirrel termite bedbug insect pest",
    vandalism: "vandal vandalised vandalized keyed scratched graffiti",
    will: "testament",
    wind: "windstorm",
  },
  related: {
    alberta: "calgary edmonton",
    auto: "driver drive",
    "british columbia": "vancouver bc",
    claim: "adjuster",
    comprehensive: "windshield windscreen hail vandalism",
    fail: "bankrupt insolvent",
    flood: "inondation",
    health: "sante massage physiotherapy physio",
    home: "roof",
    job: "employer employment laid layoff",
    life: "vie",
    loss: "totalled",
    manitoba: "winnipeg",
    "new brunswick": "moncton fredericton",
    "newfoundland labrador": "nl",
    "northwest territories": "yellowknife",
    "nova scotia": "halifax",
    nunavut: "iqaluit",
    ontario: "toronto ottawa mississauga",
    "prince edward": "pei charlottetown",
    quebec: "montreal laval gatineau",
    saskatchewan: "regina saskatoon",
    "self employed": "freelancer freelance contractor",
    senior: "retire retiree elderly",
    "super visa": "visitor visiting",
    tenant: "rent apartment",
    yukon: "whitehorse",
  },
};

/** Further words for what a page, or a part of it, is about, by its English address. */
export const searchTopics: Readonly<Record<string, string>> = {
  "/learn/life-events/first-48-hours":
    "emergency crash collision fender bender bumped rear-ended hit burst pipe leak flood fire smoke break-in burglary robbed",
  "/learn/life-events/cancelled-or-refused":
    "high-risk driver impaired suspended criminal record tickets accidents uninsurable nobody will insure me missed payments non-payment dropped",
  "/learn/life-events/first-rental": "rent apartment student dorm room lease roommate belongings",
  "/learn/life-events/condo": "strata unit owner special assessment board fees building townhouse",
  "/learn/life-events/first-home": "buying a house closing lender notary lawyer possession proof CMHC",
  "/learn/life-events/landlord":
    "renting out tenants damage basement suite duplex rental property Airbnb Vrbo host income",
  "/learn/life-events/leaving-a-job":
    "laid off fired quit resigned severance employer benefits end coverage conversion unemployed",
  "/learn/life-events/new-baby": "pregnant pregnancy maternity parental leave newborn having a child adoption",
  "/learn/life-events/a-death-in-the-family":
    "mother father parent spouse passed away died funeral executor will house car survivor",
  "/learn/life-events/moving-in-together-or-apart":
    "girlfriend boyfriend common-law partner marriage married divorce separated breakup ex",
  "/learn/life-events/moving-to-another-province": "relocate plates registration health card interprovincial",
  "/learn/life-events/working-for-yourself":
    "self-employed freelancer contractor gig sole proprietor startup own business quit",
  "/learn/auto-insurance#my-adult-child-drives-my-car-or-is-away-at-school":
    "son daughter teenager teen young driver adding household university college occasional driver",
  "/learn/auto-insurance#who-insures-you":
    "friend boyfriend girlfriend roommate borrow lend lending someone else drive my car",
  "/learn/questions#friend-crashed-my-car": "borrow lend lending someone else drive hit accident",
  "/learn/auto-insurance#do-you-need-collision-and-comprehensive":
    "hail windshield glass chip crack vandalism keyed scratched theft tree deer animal flood full coverage old car",
  "/learn/auto-insurance#direct-compensation": "rear-ended hit who pays other driver at fault",
  "/learn/auto-insurance#what-does-one-ticket-or-one-crash-cost-in-my-province":
    "speeding conviction demerit points impaired suspended record surcharge",
  "/learn/auto-insurance#telematics": "app tracking driving usage-based pay as you drive",
  "/learn/auto-insurance#endorsements-by-number":
    "OPCF SEF FAQ 44R 43 20 27 rental waiver of depreciation accident forgiveness",
  "/learn/auto-insurance#rideshare-delivery-or-renting-my-car-out-am-i-covered":
    "Uber Lyft DoorDash SkipTheDishes Turo courier",
  "/learn/resources/new-driver-kit": "first car beginner learner permit G1 G2 graduated young teenager 16 17 18",
  "/learn/home-insurance#what-a-standard-policy-covers": "roof leak wind storm burst pipe theft fire",
  "/learn/home-insurance#four-ways-water-gets-in":
    "water damage basement flooded leak roof pipe toilet dishwasher washing machine overflow seepage",
  "/learn/home-insurance#special-limits":
    "jewellery ring watch bike bicycle art collection cash laptop computer tools firearms",
  "/learn/home-insurance#old-house-wholl-insure-knob-and-tube-poly-b-or-an-oil-tank":
    "wiring aluminum electrical panel wood stove plumbing asbestos heating old roof shingles age",
  "/learn/home-insurance#the-first-hours": "hotel evacuation living expenses displaced emergency",
  "/learn/insurance-savings": "cheap cheaper cheapest save money lower bill discounts budget afford",
  "/learn/insurance-savings#ways-to-save-on-car-insurance": "winter tires snow tires parking garage kilometres",
  "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim":
    "went up higher doubled increase renewal expensive why",
  "/insurance-rates-canada": "average cost prices trend why rising",
  "/learn/prices": "cost average how much published price list",
  "/tools/home-insurance-calculator": "rebuild rebuilding cost estimate worth amount enough limit",
  "/tools/auto-insurance-calculator": "estimate premium too high fair compare",
  "/tools/disability-insurance-calculator": "savings last months can't work income",
  "/tools/estate-planning-review": "estate tax cottage inheritance capital gains death final return will",
  "/tools/coverage-gap-analyzer": "missing gaps enough protected uninsured what am I not covered for review",
  "/tools/senior-insurance-review": "retired retirement review 60 65 70 75",
  "/tools/multi-policy-savings": "bundle combine two policies same company multi-line",
  "/tools/insurance-comparison-tool": "compare two quotes side by side cheaper same coverage",
  "/tools/consultation":
    "talk speak person human someone call back callback advice adviser appointment book help contact phone",
  "/learn/insurance-comparison#reading-a-strength-rating":
    "financial strength AM Best DBRS solvent safe stable insurer",
  "/learn/health-insurance": "massage physio chiropractor glasses vision dental dentist therapy psychologist hearing",
  "/learn/health-insurance#the-federal-dental-plan": "CDCP dentist free dental qualify",
  "/learn/disability-insurance": "long-term LTD short-term sick leave injured can't work denied burnout",
  "/insurance-types/life#if-your-health-isnt-perfect":
    "diabetes cancer depression anxiety heart smoker cannabis pre-existing medical exam declined",
  "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy":
    "lost unclaimed late father mother husband wife search beneficiary payout",
  "/learn/life-insurance#taking-money-out-a-worked-case": "withdraw borrow loan surrender cash value tax",
  "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car":
    "rent a car rental vehicle abroad United States collision damage waiver CDW",
  "/learn/travel-insurance#the-clause-about-medical-conditions":
    "heart blood pressure diabetes pill medication change doctor",
  "/learn/travel-insurance":
    "trip cancellation cancel sick lost luggage baggage flight delay delayed missed hospital abroad cruise vacation United States USA Florida Mexico",
  "/learn/new-immigrant-insurance":
    "new to Canada permanent resident landed refugee foreign student work permit visitor visa immigrant",
  "/learn/business-insurance":
    "small business shop store online seller Etsy Shopify restaurant bakery food truck caterer salon contractor trades liability professional cyber errors omissions",
  "/learn/insurance-claims": "make a claim report claim adjuster proof of loss form denied delay body shop",
  "/blog/insurance-consumer-rights-canada#when-you-claim":
    "refuses to pay won't pay denied delay slow too long lowball settlement offer",
  "/blog/insurance-consumer-rights-canada#build-your-complaint":
    "complain letter template sample dispute unfair appeal disagree",
  "/blog/insurance-consumer-rights-canada#dispute-resolution":
    "sue lawsuit court tribunal lawyer small claims arbitration deadline",
  "/blog/insurance-consumer-rights-canada#while-the-policy-runs":
    "cancel early penalty fee switch mid-term notice renewal non-renewed",
  "/blog/insurance-fraud-canada": "scam fake staged ghost broker licence report suspicious",
  "/blog/insurance-actuarial-tables-explained": "actuary mortality life expectancy calculate premium statistics",
  "/learn/how-insurance-works": "basics beginner understand read policy declarations explained",
  "/learn/high-net-worth-insurance": "wealthy rich luxury art collection wine yacht jewellery mansion umbrella",
  "/learn/insurance-for-seniors": "retired retirement elderly 65 70 75 80 long-term care nursing home",
  "/learn/young-professionals-insurance": "twenties 20s 30s first job graduate career benefits booklet",
  "/insurance-types": "kinds required mandatory law which insurance do I need",
  "/privacy-policy": "personal data information delete unsubscribe emails cookies",
  "/about": "who are you Northcover make money paid corrections mistake",
  "/insurance-quotes-canada": "get a quote ready documents need",
  "/provincial/british-columbia-insurance-guide": "ICBC Autoplan BC",
  "/provincial/manitoba-insurance-guide": "MPI Autopac",
  "/provincial/saskatchewan-insurance-guide": "SGI",
  "/provincial/quebec-insurance-guide": "SAAQ RAMQ AMF FPQ",
  "/provincial/ontario-insurance-guide": "FSRA OHIP OAP",
  "/provincial/alberta-insurance-guide": "AIRB Care-First",
  "/learn/questions#claim-denied": "refuses refuse to pay won't pay rejected declined",
  "/learn/questions#total-loss-value": "written off totalled offer low dispute",
  "/learn/questions#which-ombud": "regulator ombudsman complain broker",
  "/learn/questions#paying-monthly": "instalments yearly annual payment plan fee",
  "/learn/questions#not-at-fault": "rear-ended hit me someone else's fault increase",
  "/learn/questions#private-health-plan": "individual coverage no benefits",
  "/faq#identity-theft": "stolen identity SIN",
  "/learn/life-insurance#naming-a-person-keeps-it-out-of-probate":
    "beneficiary minor child trustee estate died first contingent second nobody named",
  "/faq#what-is-a-good-credit-score": "range number high low 700 750 excellent",
  "/faq#fix-an-error": "mistake wrong dispute inaccurate Equifax TransUnion",
  "/faq#get-my-report-free": "Equifax TransUnion check download",
  "/faq#start-from-nothing": "build establish first card student",
  "/faq#newcomer-credit": "build history immigrant new to Canada",
  "/faq#bankruptcy-or-proposal": "bankrupt insolvency trustee debt consumer proposal",
  "/faq#collection-calls": "debt collector agency calling harassment phone",
  "/faq#stress-test": "qualify qualifying rate mortgage",
  "/faq#down-payment": "minimum 5 percent 20 percent house",
  "/faq#saving-for-a-home": "FHSA RRSP Home Buyers' Plan",
  "/faq#minimum-payment": "paying only the minimum balance interest",
  "/learn/travel-insurance#what-sets-the-price": "cost per day age senior 65 70 75 80 trip length deductible",
  "/learn/travel-insurance#choose-by-the-trip":
    "annual multi-trip single trip package all-inclusive cancellation interruption baggage within Canada",
  "/learn/travel-insurance#what-care-abroad-can-cost":
    "hospital bill ambulance surgery broken leg United States OHIP MSP RAMQ",
  "/learn/travel-insurance#at-the-hospital-and-after": "claim emergency assistance line doctor bill",
  "/learn/travel-insurance#parents-grandparents-and-other-guests": "visitors to Canada visiting relatives super visa",
  "/learn/disability-insurance#how-a-policy-defines-disability": "own occupation any occupation regular total partial",
  "/learn/disability-insurance#what-sets-the-price":
    "cost premium occupation class elimination waiting period benefit period",
  "/learn/disability-insurance#when-benefits-are-taxed": "taxable tax-free income T4A employer pays premium",
  "/learn/disability-insurance#who-pays-you-month-by-month": "sick leave EI sickness CPP workers compensation",
  "/learn/disability-insurance#making-a-claim-and-keeping-the-benefit": "claim denied cut off doctor form appeal",
  "/learn/life-insurance#term-whole-and-universal": "permanent participating investment cash value difference versus",
  "/learn/life-insurance#what-term-costs-as-published":
    "price premium rates age 30 40 50 smoker non-smoker month million",
  "/learn/life-insurance#is-mortgage-life-insurance-from-my-bank-worth-it":
    "creditor protection lender declining balance",
  "/learn/life-insurance#how-life-insurance-is-taxed-in-short": "payout taxable death benefit tax-free",
  "/learn/life-insurance#if-you-separate-or-divorce": "ex-spouse change beneficiary irrevocable",
  "/learn/life-insurance#riders": "waiver of premium child accidental death add-ons",
  "/learn/life-insurance#what-the-offer-can-say": "rated declined exclusion underwriting medical",
  "/learn/home-insurance#how-a-price-is-set": "average cost house premium expensive",
  "/learn/home-insurance#home-discounts": "alarm security sensor sump pump backwater valve claims-free",
  "/learn/home-insurance#should-you-claim-at-all": "small claim pay myself record years premium increase",
  "/learn/home-insurance#condos-tenants-and-second-homes":
    "renter renters contents cottage cabin vacation property seasonal",
  "/learn/home-insurance#tell-the-insurer-before-not-after":
    "renovation vacant unoccupied empty away home business roommate",
  "/learn/home-insurance#three-kinds-of-water-coverage": "sewer backup overland flood river endorsement",
  "/learn/home-insurance#replacement-cost-or-cash-value": "depreciation new for old guaranteed replacement contents",
  "/learn/auto-insurance#the-legal-minimum": "mandatory required minimum third-party liability million law",
  "/learn/auto-insurance#why-most-drivers-carry-more": "liability 1 million 2 million enough limit",
  "/learn/auto-insurance#what-a-year-costs": "average cost price how much",
  "/learn/auto-insurance#at-the-roadside": "accident crash scene police photos exchange hit and run",
  "/learn/auto-insurance#theft": "stolen keys tracker VIN Tag",
  "/learn/auto-insurance#cancelled-for-missed-payments-how-do-i-get-insured-again":
    "high-risk nobody insures facility lapse",
  "/learn/business-insurance#what-the-core-package-does-and-doesnt-do":
    "liability property interruption tools equipment stock shop",
  "/learn/health-insurance#kinds-of-private-coverage": "individual plan extended group benefits prescriptions vision",
  "/learn/health-insurance#public-drug-plans": "pharmacare prescription medication provincial",
  "/learn/health-insurance#critical-illness-insurance-is-it-worth-it": "cancer stroke heart attack lump sum cost",
  "/learn/insurance-claims#who-to-tell-and-how-soon": "deadline report how long days notify police",
  "/learn/insurance-claims#what-the-insurer-does-with-your-claim":
    "adjuster inspection investigation proof of loss form process settlement",
  "/learn/insurance-claims#if-the-answer-is-no-or-too-little": "denied refused rejected low offer appeal",
  "/learn/insurance-claims#denied-for-gradual-damage-vacancy-or-non-disclosure-does-that-stand":
    "wear seepage lied misrepresentation exclusion voided",
  "/learn/insurance-for-seniors#care-at-home-or-in-a-residence": "nursing long-term care home",
  "/learn/choose-insurance#broker-direct-insurer-or-comparison-site-which-one":
    "agent versus difference commission paid online",
};
