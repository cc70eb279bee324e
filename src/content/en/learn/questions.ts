import type { FaqSection } from "#domain/faq.ts";

/**
 * The questions of /learn/questions: six to eight a group, each answered by its first sentence. `more` leads to the
 * part of a page that goes on.
 */
export const commonQuestions: readonly FaqSection[] = [
  {
    id: "shopping-and-paying",
    title: "Shopping and paying",
    description: "Quotes, bills, renewals and ways out.",
    questions: [
      {
        id: "premium-jumped",
        question: "My premium went up and I had no claim. Why?",
        answer:
          "Most of the rise is about everyone's losses. Quotes that brokers gave in Canada rose 14.4% for cars and 7.8% for homes in 2025. Compare the new page with last year's, ask which discounts ended, and get three quotes before the renewal date.",
        sources: ["S335"],
        more: {
          href: "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim",
          label: "Why premiums jump, and what to do this week",
        },
      },
      {
        id: "how-many-quotes",
        question: "How many quotes do I need, and when?",
        answer:
          "Three are usually enough, about 30 to 45 days before the renewal. Try a broker, a direct insurer, and a group or bank plan. Give each the same limits, deductibles and drivers, or you compare different policies.",
        more: {
          href: "/learn/choose-insurance#second-step-make-the-quotes-comparable",
          label: "Make the quotes comparable",
        },
      },
      {
        id: "broker-or-direct",
        question: "Broker, direct insurer or comparison site: what is the difference?",
        answer:
          "A broker compares several insurers, a direct insurer sells its own policies, and a comparison site usually passes you on to a seller. In Ontario a broker must say how it's paid and whom it represents. Look any seller up in the provincial register first.",
        sources: ["S930"],
        more: {
          href: "/learn/choose-insurance#broker-direct-insurer-or-comparison-site-which-one",
          label: "Broker, direct insurer or comparison site",
        },
      },
      {
        id: "paying-monthly",
        question: "Does it cost more to pay monthly?",
        answer:
          "Often it does, because a monthly plan can include interest or a fee. For car insurance in Ontario the interest has been limited to 1.3% since 2016. Multiply the monthly payment by twelve and compare it with the yearly price.",
        sources: ["S355"],
        more: { href: "/learn/insurance-savings#how-you-pay", label: "How you pay" },
      },
      {
        id: "quote-and-credit",
        question: "Will an insurance quote hurt my credit score?",
        answer:
          "Normally it won't, because an insurer's check for a quote is a soft one. Insurers need your consent for it. Ontario and Newfoundland and Labrador don't allow credit information in the price of car insurance.",
        sources: ["S104"],
        more: { href: "/faq#do-insurers-use-credit", label: "Insurance companies and your credit" },
      },
      {
        id: "cancel-my-policy",
        question: "Can I cancel my policy whenever I like?",
        answer:
          "Yes, you can end a home or car policy at any time, in writing. In the middle of a term the insurer may keep a fee, while at renewal there is none. Don't just stop paying: the insurer then cancels for non-payment, and that follows you.",
        more: {
          href: "/blog/insurance-consumer-rights-canada#while-the-policy-runs",
          label: "Your rights while the policy runs",
        },
      },
      {
        id: "higher-deductible",
        question: "Is a higher deductible worth it?",
        answer:
          "It is if you can pay it from savings and seldom claim. As an example, going from $500 to $1,000 to save $90 a year pays off after about five and a half years without a claim. Choose an amount that you could pay tomorrow.",
        more: { href: "/learn/insurance-savings#the-deductible-in-numbers", label: "The deductible, in numbers" },
      },
      {
        id: "tax-on-premiums",
        question: "Is there tax on my premium?",
        answer:
          "It depends on the province, and GST and HST are never added. Ontario adds 8% to home insurance, Saskatchewan 6% to home and auto, and Quebec 9% to both, or 9.975% on premiums paid after 2026. Individual life insurance is exempt in all three.",
        sources: ["S57", "S1349", "S8"],
        more: {
          href: "/learn/how-insurance-works#where-the-premium-goes",
          label: "Where the premium goes, with the tax",
        },
      },
    ],
  },
  {
    id: "car-insurance",
    title: "Car insurance",
    description: "What to carry, and what a crash does to you.",
    questions: [
      {
        id: "how-much-liability",
        question: "How much liability should I carry on my car?",
        answer:
          "One or two million dollars is the usual choice. The legal minimum is lower in every province, and one serious injury can cost several times as much. In Alberta over 98% of drivers carry at least $1 million.",
        sources: ["S25"],
        more: { href: "/learn/auto-insurance#why-most-drivers-carry-more", label: "Why most drivers carry more" },
      },
      {
        id: "direct-compensation",
        question: "Someone hit my car. Why does my own insurer pay?",
        answer:
          "Because of direct compensation: your insurer pays for the part of the crash that wasn't your fault. It applies in Ontario, Alberta and the Atlantic provinces, and Quebec has an agreement that works the same way. British Columbia, Saskatchewan and Manitoba have public plans.",
        more: { href: "/learn/auto-insurance#direct-compensation", label: "Direct compensation" },
      },
      {
        id: "collision-on-an-old-car",
        question: "Do I need collision coverage on an old car?",
        answer:
          "You may not, if you own the car and could replace it from savings. Take the price it would sell for, less the deductible: that is the most you can receive. If collision costs over a tenth of that each year, think of dropping it.",
        more: {
          href: "/learn/auto-insurance#do-you-need-collision-and-comprehensive",
          label: "Collision and comprehensive, worked out",
        },
      },
      {
        id: "friend-crashed-my-car",
        question: "A friend crashed my car. Whose insurance pays?",
        answer:
          "Yours usually pays, and the claim goes on your record, because the policy belongs to the car. In British Columbia a crash counts against the driver, but a driver whom you should have listed can cost you a charge of up to $5,000 (2020).",
        sources: ["S1318"],
        more: {
          href: "/learn/auto-insurance#my-adult-child-drives-my-car-or-is-away-at-school",
          label: "Other people who drive your car",
        },
      },
      {
        id: "not-at-fault",
        question: "I wasn't at fault. Will my rate go up?",
        answer:
          "Normally it won't, if the crash was entirely the other driver's fault. You may still lose a claims-free discount at some insurers. In Ontario a crash counts against you only if you were more than 25% at fault. A general question to your broker isn't a claim.",
        sources: ["S909"],
        more: {
          href: "/learn/auto-insurance#it-wasnt-my-fault-will-my-rate-go-up-does-asking-count",
          label: "Not at fault: your rate and your record",
        },
      },
      {
        id: "one-ticket",
        question: "What does one speeding ticket do to my premium?",
        answer:
          "One minor ticket often costs only a conviction-free discount. Two can add about 20% in Ontario (2024). In Alberta a single minor ticket in three years ends the 7.5% cap of 2026. British Columbia bills tickets apart from insurance.",
        sources: ["S938", "S6", "S924"],
        more: {
          href: "/learn/auto-insurance#what-does-one-ticket-or-one-crash-cost-in-my-province",
          label: "What a ticket or a crash costs, by province",
        },
      },
      {
        id: "stolen-car",
        question: "My car was stolen. What will I get?",
        answer:
          "With comprehensive coverage you get the car's market value, less the deductible; without it, nothing. Call the police first and the insurer second. In 2025, 46,999 vehicles were stolen in Canada, and 59% of them were recovered.",
        sources: ["S336"],
        more: { href: "/learn/auto-insurance#theft", label: "Theft of a car" },
      },
      {
        id: "quebec-two-claims",
        question: "I was hurt in a crash in Quebec. Why do I need two claims?",
        answer:
          "Because two insurers pay: the SAAQ for your injuries, whoever was at fault, and your own insurer for the car. Neither opens the other's file, so report to both. Keep the joint report, the names and the photos.",
        sources: ["S34", "S31"],
        more: { href: "/provincial/quebec-insurance-guide", label: "Quebec's split system" },
      },
    ],
  },
  {
    id: "home-insurance",
    title: "Home insurance",
    description: "The house, the water and what is inside.",
    questions: [
      {
        id: "rebuilding-cost",
        question: "Do I insure my house for its market price?",
        answer:
          "No, insure it for what rebuilding would cost, without the land. Use your insurer's calculator, tell it about every renovation, and look again each year, since building costs change. Too low an amount can reduce even a small claim.",
        more: {
          href: "/learn/home-insurance#replacement-cost-or-cash-value",
          label: "Replacement cost or cash value",
        },
      },
      {
        id: "flooded-basement",
        question: "Is a flooded basement covered?",
        answer:
          "A burst pipe normally is, but sewer backup and water from outside are covered only if you bought that coverage. Water from rain and rivers costs about $10 to $30 a month to add in most areas, and $50 to $100 where floods were claimed before.",
        sources: ["S91"],
        more: { href: "/learn/home-insurance#three-kinds-of-water-coverage", label: "Three kinds of water coverage" },
      },
      {
        id: "earthquake",
        question: "Should I buy earthquake coverage?",
        answer:
          "Buy it if you couldn't rebuild without it, and look at the deductible first. As an example, 10% on a house insured for $600,000 leaves the first $60,000 to you. On the coast of British Columbia the chance of a significant quake is put at about 30% in 50 years.",
        sources: ["S70"],
        more: { href: "/learn/home-insurance#earthquake-do-the-deductible-first", label: "Earthquake: the deductible" },
      },
      {
        id: "empty-house",
        question: "How long can I leave my house empty?",
        answer:
          "Plan on a visit every few days in winter, and tell the insurer before 30 days without anyone living there. A home you have moved out of counts as vacant, even with daily visits, and protection against water and vandalism usually ends. Ask for a vacancy permit.",
        sources: ["S929", "S561"],
        more: {
          href: "/learn/home-insurance#tell-the-insurer-before-not-after",
          label: "What to tell the insurer before",
        },
      },
      {
        id: "bike-and-jewellery",
        question: "Are my bike and my jewellery covered?",
        answer:
          "They are, but only up to a special limit. RBC, for example, pays $6,000 for jewellery and $1,000 a bicycle, and Sonnet $3,000 an item. List anything worth more, with a photo and the receipt.",
        sources: ["S525", "S526"],
        more: { href: "/learn/home-insurance#special-limits", label: "Special limits" },
      },
      {
        id: "how-long-a-claim-counts",
        question: "How long does a home claim count against me?",
        answer:
          "Five to seven years with most insurers. That is why a loss just above the deductible is often better paid from your own pocket. Have your broker work out what your claims-free discount is worth.",
        sources: ["S535"],
        more: { href: "/learn/home-insurance#should-you-claim-at-all", label: "Should you claim at all?" },
      },
      {
        id: "wildfire-nearby",
        question: "There is a wildfire nearby. Can I still buy insurance?",
        answer:
          "Probably not until it's under control, because insurers stop selling new policies and changes near a fire. A policy you already have goes on. If you're buying a house, have its policy in force well before closing.",
        sources: ["S521"],
        more: { href: "/learn/home-insurance#hail-fire-and-wind", label: "Hail, fire and wind" },
      },
    ],
  },
  {
    id: "renting-and-condos",
    title: "Renting and condos",
    description: "Tenants, roommates, owners and short stays.",
    questions: [
      {
        id: "landlord-requires-insurance",
        question: "Can my landlord make me buy tenant insurance?",
        answer:
          "Often yes, through the lease, although the law itself doesn't require it. Landlords commonly ask for $1 million of liability. In Quebec the housing tribunal has ordered a tenant to insure under a clause in the lease. Send the certificate by email as your proof.",
        sources: ["S820"],
        more: { href: "/learn/home-insurance#condos-tenants-and-second-homes", label: "Insurance for tenants" },
      },
      {
        id: "roommates",
        question: "Does my tenant policy cover my roommate?",
        answer:
          "Not unless your roommate is named on it. Two policies of your own keep claims apart, and each costs about $12 to $35 a month (2024). Your policy pays for your things, harm you cause to others, and a hotel after a fire.",
        sources: ["S512"],
        more: { href: "/learn/life-events/first-rental", label: "Your first rented home: what to do" },
      },
      {
        id: "condo-coverage",
        question: "I own a condo. What does the corporation's policy leave to me?",
        answer:
          "Your improvements, your belongings, your liability, and any part of the corporation's deductible charged to you. Ask the manager for the standard-unit by-law and the insurance certificate. Set your deductible assessment limit at the corporation's largest water deductible.",
        sources: ["S1015"],
        more: { href: "/learn/life-events/condo", label: "Buying a condo: what to do, and your province's rule" },
      },
      {
        id: "renting-out-my-home",
        question: "I want to rent out my place, or list it on Airbnb. Which policy?",
        answer:
          "A home you don't live in needs a rented-dwelling policy, about 15% to 20% more than a home policy. Short stays need a home-sharing endorsement or a commercial policy. Tell the insurer before the first guest, because a platform's protection isn't your own insurance.",
        sources: ["S939"],
        more: { href: "/learn/life-events/landlord", label: "Renting out: what to do before the first guest" },
      },
    ],
  },
  {
    id: "life-insurance",
    title: "Life insurance",
    description: "How much, which kind, and who is paid.",
    questions: [
      {
        id: "how-much-life",
        question: "How much life insurance do I need?",
        answer:
          "As a start, ten times the income your family would lose, plus the mortgage, minus group coverage and savings. At $80,000 with a $400,000 mortgage and $160,000 from work, that example comes to about $1 million. Count the work of a parent at home too.",
        more: {
          href: "/learn/life-insurance#two-kids-a-mortgage-and-group-coverage-how-much",
          label: "How much, with the calculation",
        },
      },
      {
        id: "term-or-whole",
        question: "Term or whole life?",
        answer:
          "Term suits the years in which others need your income, and whole life a need that never ends, such as tax at death. In 2024 a man of 30 paid about $30 a month for $500,000 over 20 years; at 20, whole life of only $100,000 cost $44 to $54.",
        sources: ["S402"],
        more: { href: "/learn/life-insurance#matching-the-kind-to-the-need", label: "Match the kind to the need" },
      },
      {
        id: "term-price-at-my-age",
        question: "What does term life insurance cost at my age?",
        answer:
          "For $500,000 over 20 years a healthy non-smoker paid this much a month in 2024, man and woman: $30 and $22 at 30, $45 and $34 at 40, and $124 and $83 at 50. Smoking and health can double it and more.",
        sources: ["S402"],
        more: { href: "/learn/life-insurance#what-term-costs-as-published", label: "What term costs, as published" },
      },
      {
        id: "bank-mortgage-insurance",
        question: "Is the bank's mortgage life insurance worth it?",
        answer:
          "Usually not, if you're healthy. For $500,000 at 40, one bank's list price is $110 a month, while term life cost a man about $45 and a woman $34 in 2024. The bank's coverage shrinks with the loan and pays the lender. It's optional.",
        sources: ["S405", "S402", "S80"],
        more: {
          href: "/learn/life-insurance#is-mortgage-life-insurance-from-my-bank-worth-it",
          label: "Mortgage life insurance beside term, by age",
        },
      },
      {
        id: "health-conditions",
        question: "Can I get life insurance with diabetes, anxiety or a past cancer?",
        answer:
          "Probably yes; the price and the time it takes vary. Have a broker describe your case to several insurers without your name. Try full underwriting first, a simplified policy second, and guaranteed issue last. Answer every question in full. Genetic tests can't be required.",
        sources: ["S869"],
        more: { href: "/insurance-types/life#if-your-health-isnt-perfect", label: "If your health isn't perfect" },
      },
      {
        id: "is-the-payout-taxed",
        question: "Is a life insurance payout taxed?",
        answer:
          "No, it isn't taxed as income. If a person is named, it also stays outside probate. If it goes to your estate, it can count for probate, and creditors can reach it, so name a person and a second one.",
        more: {
          href: "/learn/life-insurance#how-life-insurance-is-taxed-in-short",
          label: "How life insurance is taxed",
        },
      },
      {
        id: "find-a-policy",
        question: "Someone died. How do I find their life insurance policy?",
        answer:
          "Look first in the mail, bank statements, old employers' papers and tax slips, and call the adviser. If you have reason to think a policy exists, the life insurers' ombuds service asks its members from three months to two years after the death (2017).",
        sources: ["S85"],
        more: {
          href: "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy",
          label: "Find and claim a policy",
        },
      },
    ],
  },
  {
    id: "disability-and-illness",
    title: "Disability and critical illness",
    description: "What replaces your pay when you can't work.",
    questions: [
      {
        id: "ei-sickness",
        question: "What does EI pay if I'm sick?",
        answer:
          "It pays 55% of your earnings, up to $729 a week in 2026, for at most 26 weeks. You need enough insured hours and a medical certificate. Long illness goes beyond it, which is what disability insurance is for.",
        sources: ["S10", "S208"],
        more: {
          href: "/learn/disability-insurance#who-pays-you-month-by-month",
          label: "Who pays you, month by month",
        },
      },
      {
        id: "self-employed-sick-pay",
        question: "I'm self-employed. What replaces sick pay?",
        answer:
          "Nothing does until you arrange it. You can register for EI special benefits and wait 12 months, or buy a disability policy of your own while you're healthy. A policy costs roughly 1% to 3% of income in a low-risk job when you're young.",
        sources: ["S868", "S417"],
        more: {
          href: "/learn/disability-insurance#im-self-employed-what-replaces-sick-pay",
          label: "Self-employed: what replaces sick pay",
        },
      },
      {
        id: "is-disability-taxed",
        question: "Will my disability benefit be taxed?",
        answer:
          "Yes, if your employer paid any part of the premium; no, if you paid all of it. One question to your employer tells you which. A benefit of 60% of pay leaves much less to live on when it's taxed.",
        sources: ["S99"],
        more: { href: "/learn/disability-insurance#when-benefits-are-taxed", label: "When benefits are taxed" },
      },
      {
        id: "any-occupation",
        question: "My disability benefits stop after two years. What now?",
        answer:
          "Start two months before the date: ask in writing for the test, the jobs and the pay the insurer assumed. Have your doctor describe what you can't do. Apply for CPP disability, and see a lawyer before a second appeal, because your time to sue is running.",
        more: {
          href: "/learn/disability-insurance#my-ltd-ends-at-two-years-any-occupation-what-now",
          label: "“Any occupation” at two years",
        },
      },
      {
        id: "critical-illness",
        question: "Is critical illness insurance worth it?",
        answer:
          "It's worth a look if you have no disability coverage, little savings, or a mortgage that two incomes pay. It pays once, if you survive a listed illness, often by 30 days; for some illnesses no time is set. Buy disability insurance first, because that pays for any illness that keeps you from work.",
        sources: ["S467"],
        more: {
          href: "/learn/health-insurance#critical-illness-insurance-is-it-worth-it",
          label: "Critical illness: the price by age",
        },
      },
    ],
  },
  {
    id: "health-and-dental",
    title: "Health and dental",
    description: "Drugs, teeth and the end of a plan at work.",
    questions: [
      {
        id: "federal-dental-plan",
        question: "Do I qualify for the federal dental plan?",
        answer:
          "Yes, if your family's net income is under $90,000, you have filed a tax return and you have no access to dental insurance. Under $70,000 you pay no share of the plan's fee. A work plan that you declined still counts as access.",
        sources: ["S828", "S17"],
        more: { href: "/learn/health-insurance#the-federal-dental-plan", label: "The federal dental plan" },
      },
      {
        id: "two-plans",
        question: "Whose plan pays first, mine or my spouse's?",
        answer:
          "Yours pays first for you, and your spouse's for them. For children it's normally the plan of the parent whose birthday comes first in the year. Send what is left to the second plan with the first plan's statement.",
        more: { href: "/learn/health-insurance#making-a-claim", label: "Making a claim on a health plan" },
      },
      {
        id: "private-health-plan",
        question: "Is a private health plan worth it?",
        answer:
          "It is if a large drug bill would sink you, or if you're leaving a group plan. One site puts a plan for one person at $75 to $150 a month (undated). Add up last year's dental, drugs and glasses: the rest of the premium is the price of protection.",
        sources: ["S419"],
        more: {
          href: "/learn/health-insurance#price-and-whether-it-is-worth-paying",
          label: "Price, and whether it's worth paying",
        },
      },
      {
        id: "leaving-a-job",
        question: "I'm leaving my job. What happens to my benefits?",
        answer:
          "They end with the job or soon after, so get the exact date in writing. Sun Life and Desjardins accept you without health questions within 60 days. In Quebec you may turn group life into a policy of your own within 31 days.",
        sources: ["S632", "S630", "S171"],
        more: { href: "/learn/life-events/leaving-a-job", label: "Leaving a job: what to do, with the deadlines" },
      },
      {
        id: "quebec-drug-insurance",
        question: "Must I have drug insurance in Quebec?",
        answer:
          "Yes, the law requires it. If you're under 65 and a group plan is open to you, you must join it and enrol your family. Everyone else is on RAMQ's public plan, at up to $766 a year to June 2026. The amounts change each July 1.",
        sources: ["S74", "S76"],
        more: { href: "/learn/health-insurance#public-drug-plans", label: "Public drug plans, with RAMQ's" },
      },
    ],
  },
  {
    id: "travel-and-newcomers",
    title: "Travel and newcomers",
    description: "Trips, snowbirds, visitors and the first weeks.",
    questions: [
      {
        id: "province-pays-abroad",
        question: "What will my province pay if I get sick abroad?",
        answer:
          "Very little, compared with what care can cost. One travel insurer says that a day in an American hospital can cost more than US$10,000, and a provincial plan pays a small part of it. Buy travel insurance before every trip out of Canada.",
        sources: ["S423"],
        more: { href: "/learn/travel-insurance#what-care-abroad-can-cost", label: "What care abroad can cost" },
      },
      {
        id: "what-stable-means",
        question: "What does “stable” mean for a pre-existing condition?",
        answer:
          "It means no change for a set time before you leave, from 60 to 365 days: no new symptom, drug, dose or test. Even a lower dose counts as a change. Your doctor's “fine to fly” isn't the test.",
        sources: ["S478"],
        more: {
          href: "/learn/travel-insurance#the-clause-about-medical-conditions",
          label: "The clause about medical conditions",
        },
      },
      {
        id: "days-away",
        question: "How many days can a snowbird be away?",
        answer:
          "Commonly about seven months in a year, before you lose the provincial plan. Ontario wants you home 153 days in any 12 months, Quebec fewer than 183 days away in a calendar year, and Newfoundland and Labrador allows eight months.",
        sources: ["S56", "S426", "S427"],
        more: {
          href: "/learn/travel-insurance#how-long-can-a-snowbird-stay-away",
          label: "How long a snowbird can stay away, by province",
        },
      },
      {
        id: "credit-card-coverage",
        question: "Does my credit card cover this trip or rental car?",
        answer:
          "It may, within limits of age, days and price, so read the certificate of your card. Many cards stop or shrink at 65 (2024). For a rental car, pay in full with the card and refuse the desk's waiver. Harm you cause to others isn't included.",
        sources: ["S477"],
        more: {
          href: "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car",
          label: "What a card covers: seven lines to check",
        },
      },
      {
        id: "super-visa",
        question: "What insurance does a super visa need?",
        answer:
          "It needs at least $100,000 of coverage for at least one year from entry, for health care, hospital and the return home. A Canadian insurer or a foreign one on the federal list may sell it, and a quote isn't enough.",
        sources: ["S15"],
        more: {
          href: "/learn/new-immigrant-insurance#parents-and-grandparents-the-super-visa",
          label: "The super visa: rules and prices",
        },
      },
      {
        id: "waiting-for-a-health-card",
        question: "I've just arrived. Am I covered before my health card?",
        answer:
          "Not everywhere, so register in your first week and bring private coverage for the gap. Buy it before you fly, since a policy bought after landing often leaves out illness of the first days. Rules for students and workers differ by province.",
        more: {
          href: "/learn/new-immigrant-insurance#your-first-week-the-health-card",
          label: "Your first week: the health card",
        },
      },
    ],
  },
  {
    id: "work-and-business",
    title: "Work and business",
    description: "Clients, contracts, delivery and a desk at home.",
    questions: [
      {
        id: "first-business-policy",
        question: "What is the first policy a small business needs?",
        answer:
          "General liability, which pays when you hurt someone or damage their property. For $2 million in a low-risk trade a broker gives $450 to $650 a year (2025). Clients and landlords will ask for the certificate. Bad advice needs another policy.",
        sources: ["S445"],
        more: {
          href: "/learn/business-insurance#what-the-core-package-does-and-doesnt-do",
          label: "What the core package does",
        },
      },
      {
        id: "errors-and-omissions",
        question: "Do I need errors and omissions insurance?",
        answer:
          "Yes, if people pay for your advice or your design. For one professional in Ontario a broker gives $400 to $1,200 a year (undated). Keep it after you stop working, because it pays only for claims made while it's in force.",
        sources: ["S446"],
        more: { href: "/learn/business-insurance#claims-made-liability", label: "Claims-made liability" },
      },
      {
        id: "working-from-home",
        question: "I work from home. Does my home policy cover that?",
        answer:
          "Hardly, if you run a business there: equipment has a low limit, and liability to clients is usually left out. Tell the insurer and add an endorsement. If you're an employee with a laptop, you normally don't need one.",
        more: {
          href: "/learn/business-insurance#start-with-what-you-are-obliged-to-have",
          label: "What a business is obliged to have",
        },
      },
      {
        id: "delivery-and-rideshare",
        question: "I drive for Uber or deliver food. Am I covered?",
        answer:
          "Only partly, and food delivery is the gap: most personal policies exclude it. Ontario's regulator lists the ride-hailing companies whose coverage it has approved. Tell your insurer before the first trip, and keep its answer in writing.",
        sources: ["S922"],
        more: {
          href: "/learn/auto-insurance#rideshare-delivery-or-renting-my-car-out-am-i-covered",
          label: "Rideshare, delivery and renting your car out",
        },
      },
    ],
  },
  {
    id: "claims-and-complaints",
    title: "Claims and complaints",
    description: "Reporting, proving, disagreeing, and starting again.",
    questions: [
      {
        id: "how-fast-to-report",
        question: "How fast must I report a claim?",
        answer:
          "The same day if you can. Ontario's rules for a car crash say within seven days, and in Quebec you must report as soon as you know of the loss. A late report isn't always fatal, but explain it, and stop the damage from growing.",
        sources: ["S1094", "S79"],
        more: { href: "/learn/insurance-claims#who-to-tell-and-how-soon", label: "Who to tell, and how soon" },
      },
      {
        id: "my-own-repairer",
        question: "Must I use the insurer's repair shop?",
        answer:
          "Usually not; in most provinces you may choose your own. The insurer's network can be faster and may guarantee the work. Have the estimate approved before the work starts, and never sign a form that hands your claim to a contractor.",
        more: {
          href: "/learn/insurance-claims#what-the-insurer-does-with-your-claim",
          label: "What the insurer does with your claim",
        },
      },
      {
        id: "claim-denied",
        question: "My claim was denied. Does that stand?",
        answer:
          "Not always, because the insurer must prove that an exclusion applies, and unclear words are read against it. Get the refusal in writing with the clause it rests on. Write down the dates of the loss and of the refusal: your time to sue may have begun at the loss.",
        sources: ["S927"],
        more: {
          href: "/learn/insurance-claims#denied-for-gradual-damage-vacancy-or-non-disclosure-does-that-stand",
          label: "Gradual damage, vacancy and non-disclosure",
        },
      },
      {
        id: "total-loss-value",
        question: "My car is a total loss and the offer is too low. What can I do?",
        answer:
          "Get the valuation report and check trim, distance and the cars it compares. Send five dealer ads for the same car and your receipts. Don't sign the release meanwhile. If you stay apart, demand an appraisal; public insurers have their own way.",
        more: {
          href: "/learn/auto-insurance#total-loss-how-do-i-dispute-the-value-of-my-car",
          label: "Dispute the value, step by step",
        },
      },
      {
        id: "which-ombud",
        question: "Where do I complain about my insurer?",
        answer:
          "First to the insurer's complaint officer, in writing, and ask for its final position letter. Then a free service takes over: one for home, car and business, one for life, health and travel. In Quebec the insurer sends your file to the regulator if you ask.",
        sources: ["S132", "S131", "S136"],
        more: {
          href: "/blog/insurance-consumer-rights-canada#ombudsman-services",
          label: "The free services outside the insurer",
        },
      },
      {
        id: "cancelled-for-non-payment",
        question: "I was cancelled for non-payment. How do I get insured again?",
        answer:
          "Call the same day: if you pay the missed payments before the date on the notice, the policy usually lives on. If it's gone, don't drive. A broker tries high-risk insurers first, and the Facility Association last; Quebec has its own body for cars. Then shop at each renewal.",
        more: {
          href: "/learn/life-events/cancelled-or-refused",
          label: "Cancelled or refused: what to do before the date",
        },
      },
    ],
  },
];
