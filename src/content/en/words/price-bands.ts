/** Product and period of the prices in brief. */
export const bandWords = {
  averageCar: "Car insurance, the average paid, a year",
  privateCar: "Private part of car insurance, the average paid, a year",
  averageHome: "Home insurance, the average paid, a year",
  homeQuote: "Home insurance, average quote, a year",
  homeQuoteWithWater: "Home insurance quoted to an owner, with water coverage, a year",
  homeByABroker: "Home insurance by one broker's estimate, a year",
  term20: "Twenty-year term of $500,000, non-smoker, a month",
  tenDaysInTheUnitedStates: "Ten days in the United States at 30, medical only",
  healthAndDental: "Health and dental plan of one's own, a month",
  liability: "Liability coverage of $2 million, one broker's estimates, a year",
  incomeOf3000: "$3,000 a month to 65 after 90 days, accountants in western Canada, a month",
} as const;

/** Who, where or what a price in brief is for. */
export const bandWordsOf = {
  inTheMiddle: (name: string) => `${name}, in the middle`,
  woman30: "Woman, 30",
  man40: "Man, 40",
  man60: "Man, 60",
  manUnder30: "Man under 30",
  woman40To44: "Woman, 40 to 44",
  anyone55To64: "Anyone, 55 to 64",
  onePerson: "One person",
  family: "A family",
  allPolicies: "All policies",
  condo: "Condo",
  house: "House",
  condoOwners: "Condo owners",
  houseOwners: "Owners of houses",
  ruralOntario: "Rural Ontario",
  greaterToronto: "Greater Toronto Area",
  quebecCity: "Québec City",
  montrealCentreAndEast: "Montréal, centre and east",
  shopOrOffice: "Shop or office",
  handyman: "Handyman",
  plumberOrElectrician: "Plumber, electrician",
} as const;
