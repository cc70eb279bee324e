/* Words of the page /company-analysis/aviva-canada-analysis. */

export const whyIntactFinancial = "The other large insurer that brokers sell, owned in Canada.";
export const whyTdInsurance = "A bank’s own insurer, bought without a broker.";
export const whyWawanesa = "Broker-sold as well, with members in place of shareholders.";
export const toAuto = "Auto insurers compared";
export const toBusiness = "Business insurance compared";
export const toHighNetWorthInsurance = "High-value homes";
export const toAlbertaInsuranceGuide = "Alberta’s new injury rules in 2027";
export const twoDoorsToOneInsurer = "Two doors to one insurer";
export const broker = "A broker";
export const usuallyShowsYouOtherInsurers = "usually shows you other insurers too";
export const rbcInsurance = "RBC Insurance";
export const since2016ByAgreement = "since 2016, by agreement";
export const avivaInsuresTheHome = "Aviva insures the home or the car";
export const changingDoorsChangesTheSign =
  "Changing doors changes the sign. Look at the first page of the policy for the insurer.";
