import { allOf } from "#words/parts.ts";

/* Words of the life insurance calculator. */

const ifAssumed = (text: string, isAssumed: boolean) => (isAssumed ? `${text} (our assumption)` : text);

/* The recap of the answers. */
export const countedWith = "Your answers:";
export const countedAsZero = (names: readonly string[]) =>
  `Counted as zero, because you entered none: ${allOf(names)}.`;
export const nothingEntered =
  "You haven’t entered an income, a debt or a child yet. Press “Recalculate” to go back to the questions.";
/** Entries that aren't a number of zero or more, each from `recapTyped`. */
export const notReadable = (entries: readonly string[]) =>
  `We couldn’t read these answers as usable numbers, so they don’t count: ${allOf(entries)}. Press “Recalculate” to correct them.`;
export const recapTyped = (name: string, typed: string) => `${name} “${typed}”`;
export const recapAgeName = "age";
export const recapAge = (age: number, isAssumed: boolean) => ifAssumed(`age ${age}`, isAssumed);
export const recapChoices = {
  gender: { male: "male", female: "female" },
  smoker: { no: "non-smoker", yes: "smoker", former: "former smoker" },
  health: { excellent: "excellent health", good: "good health", fair: "fair health", poor: "poor health" },
  maritalStatus: { single: "single", married: "married", divorced: "divorced", widowed: "widowed" },
} as const;
export const recapChildrenName = "children";
export const recapChildren = (count: number) => (count === 1 ? "one child" : `${count} children`);
export const recapIncome = "income";
export const recapSpouseIncome = "spouse’s income";
export const recapYearly = (name: string, amount: string) => `${name} ${amount} a year`;
export const recapDebts = "debts";
export const recapMortgage = "mortgage";
export const recapFinalExpenses = "final expenses";
export const recapEducationFund = "education fund";
export const recapExistingLife = "life insurance you have";
export const recapAmount = (name: string, amount: string, isAssumed: boolean) =>
  ifAssumed(`${name} ${amount}`, isAssumed);
export const recapBusinessOwner = "business owner";
export const recapStayAtHomeSpouse = "spouse stays at home";
export const recapSpecialNeeds = "a dependant with special needs";

/* A result without the answers that couldn't be read. */
export const coverageGapSoFar = "Coverage gap so far";
export const answersAreMissing = "Answers are missing from this figure, so it will change once you correct them.";
export const announcedWithout = (missing: string, result: string) => `${missing} ${result}`;

/* A result without answers. */
export const finalExpensesAlone = "Final expenses alone";
export const notAnAnswer = "That’s the calculator’s default for final expenses, not what you need.";
export const nothingToAnnounce = (amount: string) =>
  `Nothing was entered, so only final expenses of ${amount}, our assumption, are counted.`;

/* Questions and results. */

export const yourResults = (result: string) => `Your results. ${result}`;
export const iUsedTo = "I used to";
export const ageInYears = "Age in years";
export const ageLeftEmpty = (age: number) => `If you leave it empty, the calculator uses ${age}.`;
export const gender = "Gender";
export const menAreChargedMore = "Insurers charge men more. If you leave this open, nothing is added for it.";
export const doYouSmoke = "Do you smoke?";
export const howIsYourHealth = "How is your health?";
export const annualIncomeInDollars = "Annual income in dollars";
export const beforeTax = "Before tax.";
export const debtsInDollars = "Debts in dollars";
export const debtsHint = "Loans, cards and lines of credit, without the mortgage.";
export const mortgageInDollars = "Mortgage in dollars";
export const stillOwed = "What is still owed.";
export const existingLifeInsurance = "Life insurance you have, in dollars";
export const existingLifeInsuranceHint = "Your own policies, and coverage from work.";
export const doYouOwnBusiness = "Do you own a business?";
export const maritalStatus = "Marital status";
export const commonLawToo = "Choose “Married” if you live common-law.";
export const spousesIncomeInDollars = "Spouse's annual income in dollars";
export const leaveEmptyIfNone = "Leave it empty if there is none.";
export const doesSpouseStayAtHome = "Does your spouse stay at home?";
export const numberOfChildren = "Number of children";
export const specialNeedsDependant = "Does someone with special needs depend on you?";
export const finalExpensesInDollars = "Final expenses in dollars";
export const finalExpensesHint = (amount: string) =>
  `Funeral, lawyer, last tax return. If you leave it empty, the calculator uses ${amount}.`;
export const educationFundInDollars = "Education fund in dollars";
export const educationFundHint = "What you’d like to leave for studies, for all children together.";
export const personal = "Personal";
export const financial = "Financial";
export const family = "Family";
export const goals = "Goals";
export const yourSituation = "Your situation";
export const answerWhatYouCan =
  "Answer what you can and leave the rest empty. Everything is calculated in your browser and stays there until you close it.";
export const answersCameWithTheLink = "Some answers came with the link you opened. You can change them.";
export const answersFromEarlier = "These are your answers from earlier in this visit. You can change them.";
export const needsJavaScript =
  "Calculating needs JavaScript, which is switched off in your browser. The questions and rules are complete, so you can calculate on paper.";
export const next = (title: string) => `Next: ${title}`;
export const calculate = "Calculate";
export const resultInWords = (needs: string, held: string, gap: string) =>
  `Total needs ${needs}, coverage you already have ${held}, coverage gap ${gap}.`;
export const yourLifeInsuranceNeeds = "Your life insurance needs";
export const coverageGap = "Coverage gap";
export const coverageIsEnough = "By this calculation the coverage you have is enough.";
export const fromTo = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);
export const otherMethods = (isCeiling: boolean, range: string, hasCoverage: boolean) =>
  `${isCeiling ? "A ceiling. " : ""}Other methods${hasCoverage ? ", less your coverage" : ""}: ${range}.`;
/* The published price of the gap. */
export const priceOfBoth = (woman: string, man: string) => `${woman} (woman) or ${man} (man)`;
export const publishedPrice = (price: string) => `Published price, 20 years: about ${price} a month.`;
export const publishedPriceBasis = (year: string, age: number, amount: string, price: string) =>
  `The published price beside your result is worked out from ${price} a month for ${amount} over 20 years, for healthy people of ${age} who don’t smoke (${year}).`;
export const insuredHouseholdHolds = "For scale, an insured household in Canada holds";
export const fiveTimesItsIncome = "on average, about five times its income.";
export const getPersonalizedQuotes = "Get Personalized Quotes";
export const tellUsWhereToReachYou =
  "Tell us where to reach you. A person answers and, if you agree, passes your request to a licensed seller, who can quote. Your figures aren’t part of the request.";
export const requestMyQuotes = "Request My Quotes";
export const keepAnswer = "Save or share";
export const recalculate = "Recalculate";
export const whereTheNeedComesFrom = "Where does the need come from?";
export const howEachFigureComesAbout = "How is each figure calculated?";
export const withoutCents = "Cents are left out, so a total may look a dollar off.";
export const spouseEarnsMore =
  " Your spouse earns more than you, so income replacement is below zero and lowers the total.";
export const whatCoverageMayCost = "What could this coverage cost?";
export const estimatesNotQuotes = "Estimates, not quotes";
export const roughFormula =
  "These premiums come from a rough formula. An insurer asks for far more detail, and its price may be higher or lower.";
export const incomeReplacement = "Income replacement";
export const incomeReplacementRule = (anyMultiple: string, replacedShare: number) =>
  `Your annual income less your spouse's, times ${anyMultiple}, times ${replacedShare}.`;
export const immediateNeeds = "Immediate needs";
export const immediateNeedsRule = (amount: string) =>
  `Debts, mortgage and final expenses (${amount} if you enter none).`;
export const futureNeeds = "Future needs";
export const futureNeedsRule = (perChild: string) =>
  `${perChild} for each child, the education fund, and half of your annual income for emergencies.`;
export const specialAdjustments = "Extra needs";
export const specialAdjustmentsRule = (businessOwnerMultiple: number, stayAtHomeSpouse: string, specialNeeds: string) =>
  `${businessOwnerMultiple} times your income if you own a business, ${stayAtHomeSpouse} for a spouse who stays at home, ${specialNeeds} for a dependant with special needs.`;
export const coverageGapRule = "All of these together, less the life insurance you have, and never less than nothing.";
export const premium = "Premium";
export const premiumRule = (
  firstLoad: number,
  firstAge: number,
  secondLoad: number,
  secondAge: number,
  smoker: number,
  inPoorHealth: number,
  male: number,
  term10: number,
  term20: number,
  term30: number,
  forLife: number,
) =>
  `A thousandth of the gap a year, times ${firstLoad} over ${firstAge} and a further ${secondLoad} over ${secondAge}, times ${smoker} for a smoker, ${inPoorHealth} in poor health and ${male} for a man. Then times ${term10}, ${term20} or ${term30} for a term of 10, 20 or 30 years and ${forLife} for whole life, and divided by 12.`;
export const howItIsWorkedOut = "How is it calculated?";
export const aMonth = "a month";
export const totalNeeds = "Total needs";
export const coverageYouAlreadyHave = "Coverage you already have";
export const term10Years = "Term, 10 years";
export const term20Years = "Term, 20 years";
export const term30Years = "Term, 30 years";
export const wholeLife = "Whole life";
export const ourAssumption = (label: string) => `${label} (our assumption)`;
export const incomeLessSpouses = "Your income less your spouse's";
export const timesForAge = (multiple: number, age: string) => `${multiple} times, for age ${age}`;
export const sevenTenthsOfThat = "70% of that";
export const debts = "Debts";
export const mortgage = "Mortgage";
export const finalExpenses = "Final expenses";
export const children = "Children";
export const educationFund = "Education fund";
export const emergencyFund = "Emergency fund";
export const youOwnABusiness = "You own a business";
export const spouseStaysAtHome = "Your spouse stays at home";
export const dependantHasSpecialNeeds = "A dependant has special needs";
export const noneApplyToYou = "None apply to you";
export const lifeInsuranceAtWorkToo = "Life insurance you have, including at work";
export const groupLife = "Group life";
export const needsLessCoverage = "Total needs less the coverage you have";
export const gapIsNeverBelowZero = "A gap is never below zero";
export const thousandthOfTheGap = "A thousandth of the gap";
export const poorHealth = "Poor health";
export const basePremium = "Base premium";
export const yearLabel = "A year";
export const monthLabel = "A month";
