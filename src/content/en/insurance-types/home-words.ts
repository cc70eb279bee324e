/** Words of the home insurers' page that depend on whether the owner's scores are shown. */
export const homeWords = {
  withScores: {
    title: "Best home insurance",
    lead: "Ten insurers in an order you can check, doubt and change. The companies and their published grades are real. The scores are the owner's illustration, not measured, and say so.",
  },
  withoutScores: {
    title: "Home insurance compared",
    lead: "Ten insurers in alphabetical order, with what they and their regulators publish: how they sell, what water they insure and which strength grades they hold. We rank none of them.",
    order: "In alphabetical order. A grade with an agency and a date was published by that agency.",
    listName: "Home insurers, in alphabetical order",
    grades: "Published strength grades",
    gradesLead: "An agency's opinion on whether the company can pay. It says nothing about how claims are treated.",
    gradesCaption: "Strength grades of home insurers",
    insurer: "Insurer",
    grade: "Newest grade",
  },
} as const;
