/* Words of the page /company-analysis/td-insurance-analysis. */

export const whyDesjardins = "Group rates through The Personal, and a co-operative in place of a bank.";
export const whyAvivaCanada = "Stands behind the home and auto policies of another bank’s insurer.";
export const whyIntactFinancial = "Its belairdirect is sold direct as well, without a group.";
export const toAuto = "Auto insurers compared";
export const toHome = "Ten home insurers, ranked with your own weights";
export const toOntarioInsuranceGuide = "Optional injury benefits in Ontario";
export const toChooseInsurance = "Broker, agent or direct";
export const bank = "The bank";
export const mortgagesLoansCards = "Mortgages, loans, cards";
export const insuranceOnALoanWhich = "Insurance on a loan, which pays the lender";
export const complaintsTheBankThenObsi = "Complaints: the bank, then OBSI";
export const insurer = "The insurer";
export const yourHomeAndYourCar = "Your home and your car";
export const byPhoneOnlineOrThrough = "By phone, online or through your group";
export const complaintsTdInsuranceThenGio = "Complaints: TD Insurance, then GIO";
export const whatTheBranchKnowsAbout =
  "What the branch knows about you is not on your application. Give full answers, however long you have banked there.";
export const partTheBankAndTheInsurer = "Bank and insurer";
