/* Words of the page /insurance-types/comparison-frame. */

export const kicker = "Insurance types";

export const productsAndGradesChange = "Products and grades change, and each grade carries the date of its agency.";
export const todayIs = "Today is";
