/* Words of the page /province-price-table. */

export const provinceOrTerritory = "Province or territory";
export const carOurGuideFullCoverage = "Car: our guide, full coverage, 2024";
export const carAsPublished = "Car: as published";
export const carNewestPublished = "Car: newest published";
export const homeNewestPublished = "Home: newest published";
