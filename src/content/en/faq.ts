import type { FaqSection } from "#domain/faq.ts";

/** The questions of /faq. The answers attribute their figures in words; `sources` lists the published ones. */
export const faqSections: readonly FaqSection[] = [
  {
    id: "credit-basics",
    title: "Credit Basics",
    description: "What a score is, who keeps it, and where insurance comes in.",
    questions: [
      {
        id: "what-is-a-credit-score",
        question: "What is a credit score?",
        answer:
          "A credit score is a three-digit number that estimates how likely you are to repay what you borrow. In Canada it runs from 300 to 900, and a higher number means less risk to the lender.\n\nThe number is calculated from your credit report, which is the record of your loans, cards and bills. The report is therefore what you should take care of, because the score follows it.",
      },
      {
        id: "what-is-a-good-credit-score",
        question: "What counts as a good score?",
        answer:
          "There is no official answer. Northcover's own guide, however, uses five bands: 800 to 900 is excellent, 720 to 799 very good, 650 to 719 good, 600 to 649 fair, and 300 to 599 poor.\n\nOthers divide the scale differently: one published set of Equifax-style bands starts its top band at 760, the next at 725, then 660 and 560. Because each lender sets its own minimum, treat any band as a rough guide.",
        sources: ["S158"],
      },
      {
        id: "what-makes-up-my-score",
        question: "What goes into the score?",
        answer:
          "The bureaus keep their formulas secret. A common rule of thumb gives payment history 35%, how much of your credit you use 30%, the age of your accounts 15%, the mix of accounts 10% and new applications 10%.\n\nThe order is more important than the exact percentages: paying on time matters most, and using little of your limit comes next.",
        sources: ["S158"],
      },
      {
        id: "what-does-not-count",
        question: "Does my income count? My age? My savings?",
        answer:
          "No, because income, savings, age and gender aren't part of the score. A lender may ask about your income as well, but it considers that separately when it decides how much to lend.",
      },
      {
        id: "who-keeps-my-credit-file",
        question: "Who keeps my credit file?",
        answer:
          "Two companies keep credit files in Canada: Equifax Canada and TransUnion. They work independently of each other, and some lenders report to only one of them, so it is worth reading both files.",
      },
      {
        id: "why-do-my-scores-differ",
        question: "Why do I see different scores in different places?",
        answer:
          "Each bureau has its own file on you and its own secret formula. A lender may also use a score built for one purpose, such as car loans, rather than the one an app shows you.\n\nA small difference is normal, but a large one is a reason to read both reports and look for an error or an account that one bureau has and the other doesn't.",
      },
      {
        id: "does-checking-hurt",
        question: "Does checking my own credit lower my score?",
        answer:
          "No, because looking at your own file is a soft inquiry, and soft inquiries have no effect on your score. The same is true of a check by a lender you already deal with.",
      },
      {
        id: "do-insurers-use-credit",
        question: "Do insurance companies look at my credit?",
        answer:
          "Some do, for home insurance and in some places for car insurance, depending on where you live. In Newfoundland and Labrador an insurer may not decline, end or refuse to renew a home policy over it, and that province and Ontario ban it for auto. Alberta requires your consent and limits its use for basic auto coverage. Elsewhere, insurers ask for your consent and follow the Insurance Bureau of Canada's code.\n\nWhere it is used, it is one factor among many. The cost to rebuild your home, its location and your past claims are normally far more important.",
        sources: ["S1311", "S1312", "S1356", "S1352", "S104"],
      },
      {
        id: "can-i-refuse-a-credit-check",
        question: "Can I say no when an insurer asks to check my credit?",
        answer:
          "Yes. An insurer needs your consent, and the industry's code says that it may not turn you down or cancel your policy only because you said no. The price may still change, so get the quote both ways before you decide.\n\nA check for a quote is normally a soft one, which has no effect on your score.",
        sources: ["S104"],
      },
      {
        id: "does-life-insurance-use-credit",
        question: "Does my credit affect life or disability insurance?",
        answer:
          "Credit isn't normally a factor in the price. Life insurers look at age, smoking, health and family history; disability insurers also look at your occupation and income. For large amounts an insurer may ask about your finances, to see that the amount makes sense.",
      },
    ],
  },
  {
    id: "building-improving-credit",
    title: "Building & Improving Credit",
    description: "Starting from nothing, repairing damage, and what really moves the number.",
    questions: [
      {
        id: "start-from-nothing",
        question: "How do I start with no credit history?",
        answer:
          "Take one small product that reports to a bureau, such as a secured card, a newcomer or student card, or a credit-builder loan. Put one regular bill on it and pay it in full each month.\n\nThe file is built by months of on-time payments and not by the amount you spend.",
      },
      {
        id: "newcomer-credit",
        question: "I am new to Canada. Does my credit history come with me?",
        answer:
          "Usually not, because newcomers start with no Canadian file, however good their record was at home. Many banks, however, have a card for newcomers that doesn't ask for a Canadian history.\n\nBring proof of your driving and insurance record too, since an insurer may give credit for foreign experience even where a bureau doesn't.",
      },
      {
        id: "fastest-way-to-improve",
        question: "What improves a score fastest?",
        answer:
          "Two habits have the most effect. Pay at least the minimum on every account on time, every time, and keep your balances low: Northcover's guide is to use less than 30% of each limit, and ideally less than 10%.\n\nBalances usually help soonest, because the bureau sees the new figure when the lender next reports it. A record of on-time payments takes longer to build, but it also lasts longer.",
      },
      {
        id: "what-is-credit-utilization",
        question: "What is credit utilization, and how do I work it out?",
        answer:
          "It is your balance divided by your limit. As an example, a balance of $600 on a card with a limit of $2,000 is 30%, and paying it down to $200 makes it 10%.\n\nCalculate it for each card and for all of them together. Northcover's guide is under 30%, ideally under 10%; Canada's financial consumer agency suggests under 35%. What counts is the balance the lender reports, so paying before the statement date can help.",
        sources: ["S874"],
      },
      {
        id: "how-long-does-it-take",
        question: "How long does it take to repair credit?",
        answer:
          "There is no fixed time. A high balance stops counting against you once it is paid and the lender has reported it, while a missed payment becomes less important as newer on-time payments are added. Most negative information leaves the report after about six years; the longest time allowed is six or seven years, depending on the province.",
        sources: ["S161"],
      },
      {
        id: "close-old-cards",
        question: "Should I close a card I no longer use?",
        answer:
          "You shouldn't close your oldest one if it costs you nothing. Closing it takes away part of your limit, so the same balances become a larger share of what is left, and in time it shortens your history.\n\nIf it charges a fee, ask the bank to move you to a card without one, and then use it occasionally so that it stays open.",
      },
      {
        id: "secured-card",
        question: "How does a secured card work?",
        answer:
          "You leave a deposit with the card company, and your limit is usually about the size of the deposit. You receive monthly bills and must pay them as with any other card. Before you apply, check that the card reports to both bureaus, because a card that reports to neither doesn't build your credit.",
      },
      {
        id: "credit-builder-loan",
        question: "What is a credit-builder loan?",
        answer:
          "It is a loan in which you make the payments first and receive the money at the end, while the lender reports the payments. It builds a payment record, but it can carry fees and interest, so compare the full cost with a card you pay off each month.",
      },
      {
        id: "authorized-user",
        question: "Does being an authorized user on someone's card help me?",
        answer:
          "Sometimes it does, but not every card company reports authorized users to the bureaus, so check first. The main cardholder owes the whole balance, so that person should think carefully before adding you.",
      },
      {
        id: "rent-reporting",
        question: "Can my rent help my credit?",
        answer:
          "It can, if your landlord or a rent-reporting service sends your payments to a bureau. Find out which bureau, what it costs, and whether late rent is reported as well.",
      },
      {
        id: "do-insurance-payments-build-credit",
        question: "Does paying my insurance on time build credit?",
        answer:
          "Generally not, because a premium isn't a loan, and insurers don't normally report it. An unpaid balance that goes to a collection agency, however, can appear on your report.\n\nMissed premiums can also cost you money in another way, because a policy cancelled for non-payment can raise the price of car and home insurance for years, whatever your score says.",
      },
    ],
  },
  {
    id: "credit-cards",
    title: "Credit Cards",
    description: "Interest, limits, fraud and the insurance that comes with the card.",
    questions: [
      {
        id: "interest-free-period",
        question: "How long do I have before interest starts?",
        answer:
          "Under federal rules you have at least 21 days to pay for new purchases without interest, provided you pay the full balance by the due date. If you carry a balance over, you can lose that grace.",
      },
      {
        id: "cash-advance",
        question: "Is a cash advance different from a purchase?",
        answer:
          "Yes, because interest on a cash advance starts the day you take it, without an interest-free time. There is often a fee as well.",
      },
      {
        id: "minimum-payment",
        question: "What happens if I pay only the minimum?",
        answer:
          "Your account stays in good standing, but most of the money goes to interest. Your statement has to show how long it would take to repay the balance at that rate, and it is worth reading that line once.\n\nIn Quebec the law has raised the minimum step by step, and it reached 5% of the balance in August 2025.",
      },
      {
        id: "carry-a-balance",
        question: "Should I carry a small balance to help my score?",
        answer:
          "No, because carrying a balance costs interest and doesn't improve your score. Use the card, let the statement arrive, and pay it in full, which is enough to show that you use credit and repay it.",
      },
      {
        id: "how-many-cards",
        question: "How many cards should I have?",
        answer:
          "There is no right number, because one card you pay in full builds a record just as well as four. Each application can add a hard inquiry and each card is one more bill to miss, so add one only for a reason.",
      },
      {
        id: "higher-limit",
        question: "Should I accept a higher limit?",
        answer:
          "A higher limit lowers your utilization if your spending stays the same, but it also makes it easier to owe more. With federally regulated banks, the lender needs your consent before it raises your limit, so nobody can do it behind your back and you can say no.",
      },
      {
        id: "stolen-card",
        question: "What do I owe if someone uses my card without permission?",
        answer:
          "Cards from federally regulated banks limit your liability for unauthorized use to $50, under federal rules. Report it at once, by phone, and keep your PIN secret.",
      },
      {
        id: "maximum-interest",
        question: "Is there a legal limit on interest?",
        answer:
          "Yes. Since January 1, 2025, federal law makes it a crime to charge more than 35% a year (APR) on most consumer loans. Before that the limit was an effective annual rate of 60%.\n\nPayday loans are apart, with a federal limit of $14 for each $100 borrowed where the provinces license them. A pawn loan under $1,000 and a commercial loan of $10,000 to $500,000 may cost up to 48%; above that, commercial loans have no such limit.",
        sources: ["S12", "S887"],
      },
      {
        id: "card-travel-insurance",
        question: "Is the travel insurance on my card enough?",
        answer:
          "It may be, for a short trip and a healthy traveller. Check four things in the card's certificate: the age limit, the number of days, the rule about health conditions that have changed lately, and whether you must pay for the trip with the card.\n\nIf the trip is longer than the card allows, find out before you leave whether a top-up is possible.",
      },
      {
        id: "balance-insurance",
        question: "Should I take balance protection insurance on my card?",
        answer:
          "It is optional, and the bank must tell you so. It pays the card company and not you, and the coverage becomes smaller with your balance. If you already have savings, disability or life insurance, it may add little.\n\nCompare what it costs each month with what the same money would buy in ordinary term life or disability coverage.",
        sources: ["S80", "S81"],
      },
    ],
  },
  {
    id: "credit-reports-monitoring",
    title: "Credit Reports & Monitoring",
    description: "Getting your file, reading it and putting it right.",
    questions: [
      {
        id: "what-is-in-a-report",
        question: "What is in my credit report?",
        answer:
          "A report contains your name, addresses and employers as lenders reported them; your accounts with their limits, balances and payments; debts sent to collections; court judgments and insolvencies; and a list of who has looked at your file. Your score is calculated from it and may be shown beside it.",
      },
      {
        id: "get-my-report-free",
        question: "How do I get my report for free?",
        answer:
          "Both bureaus must give it to you free of charge. You can ask by mail, in person or online, or start by phone: Equifax Canada at 1-800-465-7166 and TransUnion at 1-800-663-9980.\n\nThe bureaus also sell monthly plans, but you don't need one to read your file, so look for the free report.",
        sources: ["S163"],
      },
      {
        id: "how-often-to-check",
        question: "How often should I look at my report?",
        answer:
          "Northcover suggests once a year at each bureau, and again a few months before you apply for a mortgage or a car loan. Look sooner if a wallet is stolen, a letter tells you of a data breach, or you are refused credit for no reason you know of.",
      },
      {
        id: "fix-an-error",
        question: "How do I correct a mistake?",
        answer:
          "Write to the bureau that shows the mistake, say what is wrong, and send copies, but no originals, that prove it. Write to the lender that reported it too, since the bureau will ask the lender.\n\nA correction costs nothing. If the bureau won't change the entry, you may add a short statement with your explanation to the file. Check the other bureau for the same mistake.",
        sources: ["S163"],
      },
      {
        id: "how-long-information-stays",
        question: "How long does bad news stay on my report?",
        answer:
          "About six years for most of it, though provinces allow between six and seven. Equifax lists these times: collections, six years from the last payment; judgments, six years; a first bankruptcy, six years after discharge, and a second one 14 years; a consumer proposal, three years after you complete it or six years from filing.\n\nTransUnion keeps a bankruptcy for six or seven years, depending on the province.",
        sources: ["S161", "S162"],
      },
      {
        id: "hard-and-soft-inquiries",
        question: "What is the difference between a hard and a soft inquiry?",
        answer:
          "A hard inquiry happens when you apply for credit, and other lenders can see it, so it can lower your score a little. A soft inquiry, such as your own check or one by your existing lender, isn't counted.\n\nEquifax shows inquiries for three years and TransUnion for six, but they matter most when they are new.",
        sources: ["S161", "S162"],
      },
      {
        id: "insurance-quote-inquiry",
        question: "Will asking for insurance quotes hurt my score?",
        answer:
          "Usually not. When an insurer checks credit for a quote, the check is normally a soft inquiry, which has no effect. The consent you are shown should say so. Comparing several insurers costs nothing and often saves money.",
      },
      {
        id: "rate-shopping",
        question: "Does shopping around for a mortgage or car loan count against me?",
        answer:
          "It doesn't count for much if you do it quickly, because applications for the same kind of loan within about two weeks are usually treated as one. Credit card applications, however, aren't grouped in this way.",
      },
      {
        id: "collections-account",
        question: "A debt went to collections. Should I pay it?",
        answer:
          "First get proof that the debt is yours and the amount is right. Paying it ends the calls and the risk of a lawsuit, and a lender prefers a paid collection to an open one.\n\nBe careful with a part payment, however: Equifax counts six years from the last payment, so ask how a part payment on an old debt will be recorded, and whether it restarts the time limit for a lawsuit in your province.",
        sources: ["S162"],
      },
      {
        id: "account-i-do-not-know",
        question: "There is an account I don't recognize. What now?",
        answer:
          "It may be a lender's other name, a mistake, or fraud, so call the lender named, using a number from its own website. If it isn't yours, dispute it with both bureaus, ask for a fraud alert, and follow the identity theft steps under Privacy & Legal.",
      },
      {
        id: "paid-monitoring",
        question: "Is paid credit monitoring worth it?",
        answer:
          "Monitoring tells you after something has happened, but it doesn't prevent it. The free reports show the same accounts, so a paid plan mainly tells you sooner. Some home insurance policies include identity theft coverage, so check before you pay twice.",
      },
    ],
  },
  {
    id: "mortgages-major-purchases",
    title: "Mortgages & Major Purchases",
    description: "Down payments, stress tests and the three kinds of insurance people mix up.",
    questions: [
      {
        id: "score-for-a-mortgage",
        question: "What score do I need for a mortgage?",
        answer:
          "Each lender decides, but for a mortgage insured by CMHC, the usual minimum is a score of 600. A higher score mainly gives you a wider choice of lenders and rates.\n\nThe lender also tests your payments against your income. CMHC's usual limits are 39% of gross income for housing costs and 44% for housing plus other debts.",
      },
      {
        id: "down-payment",
        question: "How large must the down payment be?",
        answer:
          "For a home you will live in, the down payment is at least 5% of the first $500,000 and 10% of the part from there to $1.5 million, while at $1.5 million or more it is 20% of the whole price. The $1.5 million limit dates from December 15, 2024; before that it was $1 million.\n\nFor a price of $700,000, for example, 5% of $500,000 is $25,000 and 10% of $200,000 is $20,000, so the down payment is $45,000 in all. Just under $1.5 million, the least you can put down is about $125,000.",
        sources: ["S737", "S1354"],
      },
      {
        id: "three-mortgage-insurances",
        question: "Mortgage insurance, home insurance, mortgage life insurance: what is the difference?",
        answer:
          "Mortgage default insurance protects the lender if you stop paying. You need it for a small down payment, and it is you who pays for it. Home insurance covers the building, your things and your liability, and lenders normally require it. Mortgage life insurance pays off the lender if you die, and it is optional.\n\nEach of the three has its own purpose, and none of them replaces another.",
        sources: ["S80", "S88"],
      },
      {
        id: "mortgage-life-insurance",
        question: "Should I buy the bank's mortgage life insurance?",
        answer:
          "It is optional, as the bank has to tell you, so compare it with your own term life policy first. With the bank's coverage the lender is paid, the amount shrinks with the mortgage while the premium usually doesn't, and your health may be looked into only at claim time. The bank's coverage also ends if you move to another lender.\n\nWith a term policy you choose who is paid, the amount stays level, and the questions about your health come at the start.",
        sources: ["S80", "S81"],
      },
      {
        id: "stress-test",
        question: "What is the mortgage stress test?",
        answer:
          "Federal rules ask whether you could still pay at a higher rate: your contract rate plus two percentage points, or 5.25%, whichever is greater. You still pay the contract rate, because the test only decides how much you may borrow.\n\nAt renewal you can move an uninsured mortgage from one federal lender to another without the test, if the amount and the amortization stay the same.",
        sources: ["S165"],
      },
      {
        id: "thirty-year-mortgage",
        question: "Can I spread the mortgage over 30 years?",
        answer:
          "With an insured mortgage you can, if you are a first-time buyer or the home is newly built. It adds 0.20% to the insurance premium, and a longer mortgage costs more interest in all.",
        sources: ["S1354", "S164"],
      },
      {
        id: "first-time-buyer",
        question: "Who counts as a first-time buyer?",
        answer:
          "For the insured 30-year mortgage, it is someone who has never bought a home, who hasn't lived in a home they owned in the last four years, or whose marriage or common-law relationship has broken down. Savings plans and tax credits have their own definitions, so check each one.",
        sources: ["S1354"],
      },
      {
        id: "saving-for-a-home",
        question: "Which plans help me save for a first home?",
        answer:
          "There are two federal plans, with these usual limits. A First Home Savings Account takes up to $8,000 a year and $40,000 in all, and money used for a qualifying home comes out free of tax. The Home Buyers' Plan lets you borrow up to $60,000 from your RRSP, to be paid back over time.\n\nConfirm the current limits with the Canada Revenue Agency before you count on them.",
      },
      {
        id: "pre-approval",
        question: "Is a pre-approval a promise?",
        answer:
          "No, it is only a first look at your income and credit, often with a rate held for some weeks. The lender still has to accept the home and check that nothing has changed. New debt or a missed payment between pre-approval and closing can undo it.\n\nKeep money for closing costs too, for which a common allowance is 1.5% to 4% of the price.",
      },
      {
        id: "home-insurance-for-mortgage",
        question: "Do I need home insurance to get a mortgage?",
        answer:
          "No law says so, but lenders normally require it, and they will want proof before the money moves. Get quotes as soon as your offer is accepted, because a house with an old roof, old wiring or an oil tank can take time to insure.",
        sources: ["S88"],
      },
      {
        id: "car-loan-insurance",
        question: "I am financing a car. What insurance will the lender want?",
        answer:
          "It will want more than the legal minimum. Lenders and leasing companies normally require collision and comprehensive coverage for as long as you owe money, and dropping either breaks the contract. Get an insurance quote for the exact car before you sign, because the premium is a part of what the car costs you.",
      },
    ],
  },
  {
    id: "privacy-legal",
    title: "Privacy & Legal",
    description: "Who may see your file, and what to do when something goes wrong.",
    questions: [
      {
        id: "who-can-see-my-report",
        question: "Who may look at my credit report?",
        answer:
          "Those with a reason the law accepts may look at it, such as a lender you apply to, a landlord, an employer for some jobs, or an insurer where that is allowed. Federal privacy law (PIPEDA) and provincial consumer reporting acts require notice or your consent, depending on the case and the province. Your report lists everyone who has looked at it.",
      },
      {
        id: "my-rights",
        question: "What rights do I have over my file?",
        answer:
          "You may see it, have mistakes corrected, know who has asked for it, and expect old information to be removed in time. These rights come from PIPEDA and from your province's own law, so details differ. It is free to see the file and to dispute an entry.",
        sources: ["S163"],
      },
      {
        id: "insurer-used-credit-without-consent",
        question: "What if an insurer used my credit without asking?",
        answer:
          "Write to the insurer's complaint officer and ask which information it used and on what consent. If the answer doesn't settle it, your provincial insurance regulator deals with broken rules, and a privacy commissioner deals with consent.\n\nThe General Insurance OmbudService can look at many complaints, but not at rates themselves. In Quebec, you can ask the insurer to send your file to the Autorité des marchés financiers.",
        sources: ["S132", "S133", "S136"],
        links: {
          "General Insurance OmbudService": "https://giocanada.org/how-the-process-works/",
          "Autorité des marchés financiers": "https://lautorite.qc.ca/en/complaint-process.html",
        },
      },
      {
        id: "credit-freeze",
        question: "Can I freeze my credit?",
        answer:
          "In Quebec you can: since February 1, 2023, residents may place a free security freeze at both bureaus, which blocks checks for new credit and has to be lifted before you apply for a loan.\n\nIn Ontario, Equifax has offered a free freeze there since July 1, 2026, and TransUnion has until July 1, 2027 (O. Reg. 168/25). Elsewhere you can use a fraud alert, and ask each bureau whether that has changed.",
        sources: ["S170", "S1355"],
      },
      {
        id: "fraud-alert",
        question: "What does a fraud alert do?",
        answer:
          "It adds a note to your file asking lenders to confirm that it is really you before they open an account, but it doesn't block anything. Ask for it at both bureaus, and give a phone number that you answer.",
      },
      {
        id: "identity-theft",
        question: "What should I do if my identity is stolen?",
        answer:
          "Call your bank and card companies first. Then put a fraud alert on your file at both bureaus, report it to the police, and report it to the Canadian Anti-Fraud Centre at 1-888-495-8501. If your social insurance number is involved, call Service Canada at 1-866-274-6627, Monday to Friday, 8:30 to 4:30.\n\nKeep a list of your calls with dates and names. Your home policy may include identity theft coverage; look for it on the declarations page.",
        sources: ["S157", "S873"],
        links: {
          "Canadian Anti-Fraud Centre": "https://antifraudcentre-centreantifraude.ca/report-signalez-eng.htm",
        },
      },
      {
        id: "sued-for-old-debt",
        question: "Can I be sued for an old debt?",
        answer:
          "Only within the limitation period, which depends on the province. As general law it is two years in British Columbia, Alberta, Saskatchewan, Manitoba, Ontario, New Brunswick and Nova Scotia, and three in Quebec. We haven't read the acts of the other provinces and the territories. A payment or a written promise can restart the period.\n\nThis is separate from the time a debt stays on your report, which is usually about six years. If you receive court papers, don't ignore them, but get legal advice.",
        sources: ["S878", "S879", "S713", "S714", "S880", "S882", "S711", "S79", "S161"],
      },
      {
        id: "collection-calls",
        question: "What may a debt collector do?",
        answer:
          "A collector may ask for payment, in writing or by phone, at reasonable hours and not too often, within the limits that each province sets. A collector may not harass or threaten you or mislead you about the debt. Ask for everything in writing, and complain to your province's consumer office if the rules are broken.",
      },
      {
        id: "bankruptcy-or-proposal",
        question: "What is the difference between a bankruptcy and a consumer proposal?",
        answer:
          "In a proposal you offer to repay part of what you owe over time and usually keep your property, while in a bankruptcy you give up some property and most debts end. Only a Licensed Insolvency Trustee can file either one, so be wary of anyone who charges a fee to refer you.\n\nOn an Equifax report, a first bankruptcy stays six years after discharge, while a proposal stays three years after you complete it, or six years from filing.",
        sources: ["S162"],
      },
      {
        id: "credit-repair-companies",
        question: "Can a company fix my credit for a fee?",
        answer:
          "Nobody can remove true information early, whatever they charge, and you can dispute mistakes yourself for free. Avoid a company that asks for money in advance or tells you to change your identity details.",
        sources: ["S163"],
      },
      {
        id: "complain-about-a-bureau",
        question: "Where can I complain about a credit bureau?",
        answer:
          "Start with the bureau's own complaint process, in writing. In Quebec the Autorité des marchés financiers supervises the bureaus. Elsewhere, try your province's consumer protection office, or the Privacy Commissioner of Canada when the matter is access, consent or accuracy.",
        links: {
          "Autorité des marchés financiers": "https://lautorite.qc.ca/en/complaint-process.html",
          "Privacy Commissioner of Canada": "https://www.priv.gc.ca/en/report-a-concern/",
        },
      },
      {
        id: "northcover-and-my-credit",
        question: "Does Northcover see my credit or ask for it?",
        answer:
          "No, because we never ask for your social insurance number, your score or your report, and we can't see them. What you type into a calculator or a tool stays in your browser. What you send in a form is described in our privacy policy.",
      },
    ],
  },
];
