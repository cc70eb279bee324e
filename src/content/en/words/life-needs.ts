/* Words of the life insurance calculator. */

export const yourResults = (result: string) => `Your results. ${result}`;
export const iUsedTo = "I used to";
export const ageInYears = "Age in years";
export const ageLeftEmpty = (age: number) => `Left empty, the calculator takes ${age}.`;
export const gender = "Gender";
export const menAreChargedMore = "Insurers charge men more; leave it open and no such load is added.";
export const doYouSmoke = "Do you smoke?";
export const howIsYourHealth = "How is your health?";
export const annualIncomeInDollars = "Annual income in dollars";
export const beforeTax = "Before tax.";
export const debtsInDollars = "Debts in dollars";
export const debtsHint = "Loans, cards and lines of credit, without the mortgage.";
export const mortgageInDollars = "Mortgage in dollars";
export const stillOwed = "What is still owed.";
export const existingLifeInsurance = "Life insurance you have, in dollars";
export const existingLifeInsuranceHint = "Policies of your own, and coverage from your work.";
export const doYouOwnBusiness = "Do you own a business?";
export const maritalStatus = "Marital status";
export const spousesIncomeInDollars = "Spouse's annual income in dollars";
export const leaveEmptyIfNone = "Leave it empty if there is none.";
export const doesSpouseStayAtHome = "Does your spouse stay at home?";
export const numberOfChildren = "Number of children";
export const specialNeedsDependant = "Does someone with special needs depend on you?";
export const finalExpensesInDollars = "Final expenses in dollars";
export const finalExpensesHint = (amount: string) =>
  `Funeral, lawyer, last tax return. Left empty, the calculator takes ${amount}.`;
export const educationFundInDollars = "Education fund in dollars";
export const educationFundHint = "What you mean to leave for studies, for all children together.";
export const personal = "Personal";
export const financial = "Financial";
export const family = "Family";
export const goals = "Goals";
export const yourSituation = "Your situation";
export const answerWhatYouCan =
  "Answer what you can and leave the rest empty. Everything is worked out in your browser and stays there until you close it.";
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
export const youNeedAndHave = (needs: string, held: string) => `You need ${needs} and have ${held}.`;
export const insuredHouseholdHolds = "For scale, an insured household in Canada holds";
export const fiveTimesItsIncome = "on average, about five times its income.";
export const getPersonalizedQuotes = "Get Personalized Quotes";
export const tellUsWhereToReachYou =
  "Tell us where to reach you. A person answers and, if you agree, passes your request to a licensed seller, who can quote. Your figures are not part of the request.";
export const requestMyQuotes = "Request My Quotes";
export const keepAnswer = "Keep or share this answer";
export const recalculate = "Recalculate";
export const whereTheNeedComesFrom = "Where the need comes from";
export const howEachFigureComesAbout = "How each figure comes about";
export const withoutCents = "Cents are left out, so a total may look a dollar off.";
export const spouseEarnsMore =
  " Your spouse earns more than you, so income replacement is below zero and lowers the total.";
export const whatCoverageMayCost = "What coverage for the gap may cost";
export const estimatesNotQuotes = "Estimates, not quotes";
export const roughFormula =
  "These premiums come from a rough formula. An insurer asks for far more detail and may offer less or ask for more.";
export const incomeReplacement = "Income replacement";
export const incomeReplacementRule = (anyMultiple: string, replacedShare: number) =>
  `Your annual income less your spouse's, times ${anyMultiple}, times ${replacedShare}.`;
export const immediateNeeds = "Immediate needs";
export const immediateNeedsRule = (amount: string) =>
  `Debts, mortgage and final expenses (${amount} if you enter none).`;
export const futureNeeds = "Future needs";
export const futureNeedsRule = (perChild: string) =>
  `${perChild} for each child, the education fund, and half of your annual income for emergencies.`;
export const specialAdjustments = "Special adjustments";
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
export const howItIsWorkedOut = "How it is worked out";
export const gapSoFar = (gap: string) => `So far: a coverage gap of ${gap}.`;
export const countsWithAssumed = (assumed: string) => `Where you said nothing, this counts with ${assumed}.`;
export const aMonth = "a month";
export const tableHasEveryFigure = (summary: string) => `${summary}. The table has every figure.`;
export const asATable = (title: string) => `${title}, as a table`;
export const totalNeeds = "Total needs";
export const coverageYouAlreadyHave = "Coverage you already have";
export const term10Years = "Term, 10 years";
export const term20Years = "Term, 20 years";
export const term30Years = "Term, 30 years";
export const wholeLife = "Whole life";
export const ourAssumption = (label: string) => `${label} (our assumption)`;
export const incomeLessSpouses = "Your income less your spouse's";
export const timesForAge = (multiple: number, age: string) => `${multiple} times, for age ${age}`;
export const sevenTenthsOfThat = "Seven tenths of that";
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
export const lifeInsuranceAtWorkToo = "Life insurance you have, at work too";
export const groupLife = "Group life";
export const needsLessCoverage = "Total needs less the coverage you have";
export const gapIsNeverBelowZero = "A gap is never below zero";
export const thousandthOfTheGap = "A thousandth of the gap";
export const poorHealth = "Poor health";
export const basePremium = "Base premium";
export const yearLabel = "A year";
export const monthLabel = "A month";
export const assumedAge = (age: number) => `age ${age}`;
export const assumedFinalExpenses = (amount: string) => `final expenses of ${amount}`;
export const assumedEmergencyFund = "half a year’s income for emergencies";
export const figureColumn = "Figure";
export const amountColumn = "Amount";
export const shareColumn = "Share";
