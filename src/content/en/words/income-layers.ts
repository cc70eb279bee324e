/* Words of the chart of income sources during a disability. */

export const sickDays = "Sick days";
export const shortTermDisability = "Short-term disability at work";
export const employmentInsurance = "Employment Insurance sickness";
export const longTermDisability = "Long-term disability";
export const yourOwnJob = "Your own job";
export const anyJobThatSuitsYou = "Any job that suits you";
export const cppOrQppDisability = "CPP or QPP disability";
export const onlyIfSevereAndProlonged = "Only if severe and prolonged";
export const firstDay = "First day";
export const aMonth = "A month";
export const halfAYear = "Half a year";
export const twoYears = "Two years";
export const retirement = "Retirement";
export const commonPattern =
  "A common pattern under a group plan, not to scale. The test for long-term benefits often becomes harder after two years.";
