import type { GlossaryTerm } from "#domain/glossary.ts";

/** Insurance terms as Canadians meet them, in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: "accident-benefits",
    term: "Accident benefits",
    definition:
      "The part of a car policy that pays your own medical care, and often lost income, after a crash, whoever caused it. What is compulsory differs by province.",
    seeAlso: ["no-fault", "tort"],
  },
  {
    id: "actual-cash-value",
    term: "Actual cash value",
    definition:
      "What a thing was worth just before the loss: the price of a new one less wear and age. It is usually less than the cost of replacing it.",
    seeAlso: ["replacement-cost"],
  },
  {
    id: "additional-living-expense",
    term: "Additional living expense",
    definition:
      "Home coverage for the extra cost of living elsewhere while your home cannot be lived in after an insured loss. It pays the difference from your normal costs, up to a limit.",
  },
  {
    id: "adjusted-cost-basis",
    term: "Adjusted cost basis (ACB)",
    definition:
      "Roughly, the premiums paid into a life policy less certain deductions. Taking out more than this amount can create taxable income.",
    seeAlso: ["cash-value", "capital-dividend-account"],
  },
  {
    id: "adjuster",
    term: "Adjuster",
    definition:
      "The person who looks into a claim, checks it against the policy and works out the payment. An adjuster may be the insurer's employee or an independent company the insurer hires.",
    seeAlso: ["claim"],
  },
  {
    id: "agent",
    term: "Agent",
    definition:
      "A licensed seller who represents an insurer, usually one company. Life agents may hold contracts with several.",
    seeAlso: ["broker", "direct-insurer"],
  },
  {
    id: "all-perils",
    term: "All perils",
    definition:
      "Car coverage that combines collision and comprehensive, and adds theft by someone who lives with you or works for you.",
    seeAlso: ["collision", "comprehensive"],
  },
  {
    id: "annuity",
    term: "Annuity",
    definition:
      "A contract that turns an amount of money into regular payments, for life or for a set number of years.",
    seeAlso: ["segregated-fund"],
  },
  {
    id: "any-occupation",
    term: "Any occupation",
    definition:
      "A stricter test of disability: you must be unable to do any job that suits your education, training or experience. Group plans often move to it after the first two years.",
    seeAlso: ["own-occupation"],
  },
  {
    id: "assuris",
    term: "Assuris",
    definition:
      "The body that protects policyholders, up to set limits, if a member life or health insurer fails. Insurers pay for it; you do not apply or enrol.",
    seeAlso: ["pacicc"],
  },
  {
    id: "beneficiary",
    term: "Beneficiary",
    definition:
      "The person or organization named to receive a life insurance payment. In Quebec, naming your spouse by marriage or civil union outside a will is permanent unless you say otherwise.",
    seeAlso: ["probate"],
  },
  {
    id: "benefit-period",
    term: "Benefit period",
    definition:
      "The longest time a disability policy will go on paying for one disability, such as a few years or until age 65.",
    seeAlso: ["elimination-period"],
  },
  {
    id: "broker",
    term: "Broker",
    definition:
      "A licensed seller who can place your insurance with several insurers and acts for you in finding coverage. The insurer usually pays the broker a commission.",
    seeAlso: ["agent", "direct-insurer"],
  },
  {
    id: "business-interruption",
    term: "Business interruption insurance",
    definition:
      "Coverage for income a business loses, and costs that carry on, while it cannot operate. It normally needs direct damage to insured property first.",
  },
  {
    id: "capital-dividend-account",
    term: "Capital dividend account (CDA)",
    definition:
      "A running tax balance kept by a private Canadian corporation. Life insurance proceeds, less the policy's adjusted cost basis, add to it and can be paid to shareholders free of tax.",
    seeAlso: ["adjusted-cost-basis"],
  },
  {
    id: "cash-value",
    term: "Cash value",
    definition:
      "Money that builds up inside a permanent life policy. You can borrow against it or take it by cancelling, and tax may apply.",
    seeAlso: ["whole-life", "universal-life"],
  },
  {
    id: "claim",
    term: "Claim",
    definition: "Your request that the insurer pay for a loss the policy covers.",
    seeAlso: ["proof-of-loss", "adjuster"],
  },
  {
    id: "claims-made",
    term: "Claims-made policy",
    definition:
      "A liability policy that answers claims first made against you while it is in force, even if the mistake was earlier. Cancelling it without extended reporting coverage leaves a gap.",
    seeAlso: ["errors-and-omissions"],
  },
  {
    id: "co-insurance",
    term: "Co-insurance",
    definition:
      "In health plans, the share of each bill you pay yourself. In property insurance, a rule that cuts your claim if you insured for less than a set share of the full value.",
    seeAlso: ["deductible"],
  },
  {
    id: "collision",
    term: "Collision coverage",
    definition:
      "Car coverage that pays for damage to your own vehicle when it hits something or rolls over, less the deductible. It matters most when the crash is your fault.",
    seeAlso: ["dcpd", "comprehensive"],
  },
  {
    id: "combined-ratio",
    term: "Combined ratio",
    definition:
      "An insurer's claims and expenses as a share of its premiums. Above one hundred per cent, it lost money on insurance before investment income.",
    seeAlso: ["loss-ratio"],
  },
  {
    id: "cgl",
    term: "Commercial general liability (CGL)",
    definition:
      "Business coverage for injury to others, damage to their property, and the legal cost of defending claims. It does not cover professional errors.",
    seeAlso: ["errors-and-omissions", "liability"],
  },
  {
    id: "comprehensive",
    term: "Comprehensive coverage",
    definition:
      "On a car, coverage for losses other than collision, such as theft, fire, hail, glass and animals. On a home, a policy that covers building and contents against every risk it does not exclude.",
    seeAlso: ["collision", "named-perils"],
  },
  {
    id: "contestability-period",
    term: "Contestability period",
    definition:
      "The first two years, as a rule, of a life policy, when the insurer may refuse a claim over an important wrong or missing answer. Fraud can be challenged at any time.",
    seeAlso: ["misrepresentation", "suicide-clause"],
  },
  {
    id: "conversion",
    term: "Conversion",
    definition:
      "The right to change coverage into a permanent or individual policy without new medical questions, within a time limit. It applies to many term policies and to group life when you leave a job.",
    seeAlso: ["term-life", "group-insurance"],
  },
  {
    id: "coordination-of-benefits",
    term: "Coordination of benefits",
    definition:
      "The order in which two health plans pay the same bill. Your own plan pays first, then your spouse's; together they never pay more than the bill.",
  },
  {
    id: "credibility",
    term: "Credibility",
    definition:
      "In pricing, the weight an actuary gives to a group's own claims record. The more claims in the record, the more it counts against the average.",
    seeAlso: ["pooling"],
  },
  {
    id: "credit-score",
    term: "Credit score",
    definition:
      "A three-digit number that estimates how likely you are to repay as agreed. Some insurers use credit information to price home insurance, and car insurance where it is allowed.",
    seeAlso: ["credit-utilization", "hard-inquiry"],
  },
  {
    id: "credit-utilization",
    term: "Credit utilization",
    definition: "The share of your available credit that you are using. A lower share generally helps your score.",
    seeAlso: ["credit-score"],
  },
  {
    id: "creditor-insurance",
    term: "Creditor insurance",
    definition:
      "Optional insurance sold with a loan or mortgage that pays the lender if you die or, with some plans, become ill or disabled. The lender receives the money, not your family.",
    seeAlso: ["mortgage-default-insurance", "term-life"],
  },
  {
    id: "critical-illness-insurance",
    term: "Critical illness insurance",
    definition:
      "Pays one lump sum if you are diagnosed with a listed illness and live through a short survival period. You may spend the money on anything.",
  },
  {
    id: "declarations",
    term: "Declarations",
    definition:
      "The page of a policy that lists who and what is insured, the limits, the deductibles, the dates and the premium.",
    seeAlso: ["policy"],
  },
  {
    id: "deductible",
    term: "Deductible",
    definition:
      "The part of each loss you pay yourself before the insurer pays. A higher deductible lowers the premium.",
    seeAlso: ["premium"],
  },
  {
    id: "deductible-assessment",
    term: "Deductible assessment",
    definition:
      "A bill from a condo corporation to a unit owner for the corporation's own insurance deductible, often after damage that began in that unit.",
    seeAlso: ["loss-assessment"],
  },
  {
    id: "dcpd",
    term: "Direct compensation – property damage (DCPD)",
    definition:
      "Car coverage under which your own insurer pays for damage to your car, to the extent that another driver was at fault. It exists in most provinces with private auto insurance.",
    seeAlso: ["collision"],
  },
  {
    id: "direct-insurer",
    term: "Direct insurer",
    definition: "An insurer that sells its own policies by phone or online, without a broker.",
    seeAlso: ["broker", "agent"],
  },
  {
    id: "elimination-period",
    term: "Elimination period",
    definition:
      "The days you must be disabled before a disability policy starts to pay, also called the waiting period. A longer one lowers the premium.",
    seeAlso: ["benefit-period"],
  },
  {
    id: "endorsement",
    term: "Endorsement",
    definition:
      "A written change to a policy that adds, removes or limits coverage. It is how sewer backup or a new driver is added.",
    seeAlso: ["rider", "policy"],
  },
  {
    id: "errors-and-omissions",
    term: "Errors and omissions (E&O)",
    definition:
      "Liability coverage for people who sell advice or skilled service, for a client's money loss caused by a mistake. It is also called professional liability insurance.",
    seeAlso: ["claims-made", "cgl"],
  },
  {
    id: "exclusion",
    term: "Exclusion",
    definition: "A loss, cause or situation that the policy says it will not cover.",
    seeAlso: ["endorsement"],
  },
  {
    id: "facility-association",
    term: "Facility Association",
    definition:
      "The body that makes sure drivers whom no ordinary insurer will accept can still buy car insurance in provinces and territories outside the public systems and Quebec.",
  },
  {
    id: "final-position-letter",
    term: "Final position letter",
    definition:
      "The insurer's last written answer to your complaint, with its reasons. You usually need it before an outside ombudservice will take the case.",
    seeAlso: ["ombudservice"],
  },
  {
    id: "formulary",
    term: "Formulary",
    definition: "The list of drugs a health or drug plan will pay for.",
    seeAlso: ["co-insurance"],
  },
  {
    id: "free-look",
    term: "Free look",
    definition:
      "A short time after a life or health policy is delivered when you may return it for a full refund. Ten days is usual; read your own contract.",
    seeAlso: ["grace-period"],
  },
  {
    id: "grace-period",
    term: "Grace period",
    definition: "Extra time to pay a late life insurance premium before the policy ends. Thirty days is usual.",
  },
  {
    id: "group-insurance",
    term: "Group insurance",
    definition:
      "Insurance bought for the members of a workplace or association under one contract. It usually ends when you leave.",
    seeAlso: ["conversion"],
  },
  {
    id: "guaranteed-replacement-cost",
    term: "Guaranteed replacement cost",
    definition:
      "Home coverage that rebuilds your house even if the cost passes the limit, if you meet conditions such as reporting renovations.",
    seeAlso: ["replacement-cost", "limit"],
  },
  {
    id: "hard-inquiry",
    term: "Hard inquiry",
    definition:
      "A check of your credit report that a lender makes when you apply for credit, and that can lower your score a little. Your own check, and most insurance quotes, are soft inquiries with no effect.",
    seeAlso: ["credit-score"],
  },
  {
    id: "indemnity",
    term: "Indemnity",
    definition: "The principle that insurance puts you back where you were before the loss, no better and no worse.",
    seeAlso: ["actual-cash-value"],
  },
  {
    id: "insurable-interest",
    term: "Insurable interest",
    definition:
      "A real stake in what is insured: you would lose money, or someone you depend on, if the loss happened. Without it a policy is generally not valid.",
  },
  {
    id: "key-person-insurance",
    term: "Key person insurance",
    definition:
      "Life or disability insurance a business buys on someone it could not easily do without. The business pays the premiums and receives the money.",
  },
  {
    id: "liability",
    term: "Liability coverage",
    definition:
      "Pays for injury or damage you are legally responsible for causing to others, and for your legal defence, up to a limit.",
    seeAlso: ["tort", "limit"],
  },
  {
    id: "limit",
    term: "Limit",
    definition: "The most the insurer will pay for a loss or under one part of the policy.",
    seeAlso: ["sub-limit"],
  },
  {
    id: "limitation-period",
    term: "Limitation period",
    definition:
      "The time within which you must start a lawsuit or lose the right to. It differs by province and kind of claim, and can be as short as a year.",
    seeAlso: ["proof-of-loss"],
  },
  {
    id: "loss-assessment",
    term: "Loss assessment",
    definition:
      "A condo owner's share of a loss to the building or common areas that the corporation's insurance did not fully pay.",
    seeAlso: ["deductible-assessment"],
  },
  {
    id: "loss-ratio",
    term: "Loss ratio",
    definition: "The share of premiums that an insurer pays out in claims.",
    seeAlso: ["combined-ratio"],
  },
  {
    id: "material-change",
    term: "Material change",
    definition:
      "A change that matters to the risk, such as a renovation, a vacant home or a new driver. You must tell the insurer; hiding it can cost you the claim.",
    seeAlso: ["misrepresentation"],
  },
  {
    id: "misrepresentation",
    term: "Misrepresentation",
    definition:
      "A wrong or missing answer in an application or claim. If it mattered to the insurer's decision, coverage can be cancelled or a claim refused.",
    seeAlso: ["utmost-good-faith", "contestability-period"],
  },
  {
    id: "mortgage-default-insurance",
    term: "Mortgage default insurance",
    definition:
      "Insurance that protects the lender if a borrower with a small down payment stops paying. It does not protect you or your family.",
    seeAlso: ["creditor-insurance"],
  },
  {
    id: "named-perils",
    term: "Named perils",
    definition: "Home coverage that pays only for the causes of loss the policy lists, such as fire or theft.",
    seeAlso: ["comprehensive", "specified-perils"],
  },
  {
    id: "no-fault",
    term: "No-fault",
    definition:
      "A system in which your own insurer or a public plan pays for your injuries, whoever caused the crash. Fault is still decided and can still affect your premium.",
    seeAlso: ["tort", "accident-benefits"],
  },
  {
    id: "offset",
    term: "Offset",
    definition:
      "Income from another source, such as a public disability pension, that a disability insurer subtracts from what it pays you.",
  },
  {
    id: "ombudservice",
    term: "Ombudservice",
    definition:
      "A free outside service that looks into complaints you could not settle with the insurer. Its recommendations are not binding.",
    seeAlso: ["final-position-letter"],
  },
  {
    id: "overland-water",
    term: "Overland water coverage",
    definition:
      "An addition to home insurance for fresh water that enters from outside at ground level, such as a river overflow or heavy rain. Storm surge from the sea is usually not included.",
    seeAlso: ["sewer-backup"],
  },
  {
    id: "own-occupation",
    term: "Own occupation",
    definition:
      "A test of disability: you are unable to do the main duties of your own job, even if you could do another.",
    seeAlso: ["any-occupation"],
  },
  {
    id: "policy",
    term: "Policy",
    definition:
      "The insurance contract: the declarations, the insuring agreement, the exclusions, the conditions and any endorsements. Its wording decides a claim.",
    seeAlso: ["declarations"],
  },
  {
    id: "pooling",
    term: "Pooling",
    definition: "The idea behind insurance: many people pay a little so that the few who have a loss can be paid.",
    seeAlso: ["risk"],
  },
  {
    id: "pre-existing-condition",
    term: "Pre-existing condition",
    definition:
      "A health problem you had before the policy began. Health, travel and group disability plans often limit or exclude it.",
    seeAlso: ["stability-period"],
  },
  {
    id: "premium",
    term: "Premium",
    definition: "The price you pay for insurance, by the month or the year.",
    seeAlso: ["deductible"],
  },
  {
    id: "probate",
    term: "Probate",
    definition:
      "The court process that confirms a will. Life insurance paid to a named beneficiary does not go through it; money paid to the estate can.",
    seeAlso: ["beneficiary"],
  },
  {
    id: "proof-of-loss",
    term: "Proof of loss",
    definition:
      "A signed form, often sworn, that sets out what was lost and its value. The policy sets a deadline for it.",
    seeAlso: ["claim"],
  },
  {
    id: "pacicc",
    term: "Property and Casualty Insurance Compensation Corporation (PACICC)",
    definition:
      "The body that pays claims and refunds part of premiums, up to limits, if a member home, car or business insurer fails.",
    seeAlso: ["assuris"],
  },
  {
    id: "reinsurance",
    term: "Reinsurance",
    definition: "Insurance bought by insurers, so that one disaster does not fall on a single company.",
    seeAlso: ["pooling"],
  },
  {
    id: "replacement-cost",
    term: "Replacement cost",
    definition: "The cost of a new item, or of rebuilding, of like kind and quality, with nothing taken off for age.",
    seeAlso: ["actual-cash-value", "guaranteed-replacement-cost"],
  },
  {
    id: "rider",
    term: "Rider",
    definition: "An optional addition to a life, health or disability policy, usually for an extra premium.",
    seeAlso: ["endorsement"],
  },
  {
    id: "risk",
    term: "Risk",
    definition: "The chance of a loss. Insurers also use the word for the person or thing they insure.",
    seeAlso: ["pooling"],
  },
  {
    id: "segregated-fund",
    term: "Segregated fund",
    definition:
      "An investment fund sold by a life insurer with a guarantee that part of your money comes back at maturity or death.",
    seeAlso: ["annuity"],
  },
  {
    id: "sewer-backup",
    term: "Sewer backup coverage",
    definition:
      "An addition to home insurance for damage when water or sewage comes back up through drains. Most standard policies leave it out.",
    seeAlso: ["overland-water"],
  },
  {
    id: "specified-perils",
    term: "Specified perils",
    definition:
      "Car coverage that pays only for causes it lists, such as fire, theft or hail. It is narrower than comprehensive.",
    seeAlso: ["comprehensive", "named-perils"],
  },
  {
    id: "stability-period",
    term: "Stability period",
    definition:
      "The time before a trip during which a health condition must not have changed for travel insurance to cover it. A new drug or dose can break it.",
    seeAlso: ["pre-existing-condition"],
  },
  {
    id: "sub-limit",
    term: "Sub-limit",
    definition: "A lower limit inside the main one for a kind of property or expense, such as jewellery or bicycles.",
    seeAlso: ["limit"],
  },
  {
    id: "subrogation",
    term: "Subrogation",
    definition: "The insurer's right, after paying you, to recover the money from whoever caused the loss.",
    seeAlso: ["indemnity"],
  },
  {
    id: "suicide-clause",
    term: "Suicide clause",
    definition: "A life insurance term that excludes suicide, as a rule, during the first two years.",
    seeAlso: ["contestability-period"],
  },
  {
    id: "super-visa",
    term: "Super visa",
    definition:
      "A long-stay visitor visa for parents and grandparents of citizens and permanent residents. Private medical insurance is a condition of it.",
  },
  {
    id: "telematics",
    term: "Telematics",
    definition: "A device or app that records how, when or how far you drive, so that the insurer can price on it.",
  },
  {
    id: "term-life",
    term: "Term life insurance",
    definition:
      "Life insurance for a set number of years at a fixed premium, with no cash value. It usually renews at a higher price.",
    seeAlso: ["term-to-100", "conversion"],
  },
  {
    id: "term-to-100",
    term: "Term-to-100",
    definition: "Permanent life insurance with a level premium to age 100 and little or no cash value.",
    seeAlso: ["term-life", "whole-life"],
  },
  {
    id: "tort",
    term: "Tort",
    definition:
      "A civil wrong for which a person may be sued. In a tort system you claim from the driver who hurt you.",
    seeAlso: ["no-fault", "liability"],
  },
  {
    id: "umbrella-policy",
    term: "Umbrella policy",
    definition:
      "Liability insurance above that of your home and auto policies. It pays once the limit below it is used up.",
    seeAlso: ["liability"],
  },
  {
    id: "underwriting",
    term: "Underwriting",
    definition: "How an insurer decides whether to insure you, on what terms and at what price.",
    seeAlso: ["risk"],
  },
  {
    id: "universal-life",
    term: "Universal life insurance",
    definition:
      "Permanent life insurance joined to an investment account whose holdings you choose. Premiums are flexible, and paying too little can end the coverage.",
    seeAlso: ["whole-life", "cash-value"],
  },
  {
    id: "utmost-good-faith",
    term: "Utmost good faith",
    definition:
      "The duty of both sides of an insurance contract to be open and truthful. You must tell the insurer what matters to the risk.",
    seeAlso: ["misrepresentation"],
  },
  {
    id: "waiver-of-premium",
    term: "Waiver of premium",
    definition: "A rider that pays your premiums for you while you are disabled.",
    seeAlso: ["rider"],
  },
  {
    id: "whole-life",
    term: "Whole life insurance",
    definition:
      "Permanent life insurance with guaranteed values. Participating policies may also pay dividends, which are not guaranteed.",
    seeAlso: ["cash-value", "universal-life"],
  },
];
