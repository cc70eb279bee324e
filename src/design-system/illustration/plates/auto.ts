import type { Plate } from "./plate.ts";

/** A road's double bend with the lanes it is made of; its centre line is the one mark of colour. */
export const autoPlate: Plate = {
  core: "M4 107H80a29 29 0 0 0 0-58H40a11 11 0 0 1 0-22H116M4 89H80a11 11 0 0 0 0-22H40a29 29 0 0 1 0-58H116",
  detail:
    "M4 111.5H80a33.5 33.5 0 0 0 0-67H40a6.5 6.5 0 0 1 0-13H116M4 84.5H80a6.5 6.5 0 0 0 0-13H40a33.5 33.5 0 0 1 0-67H116",
  fine: "M4 102.5H80a24.5 24.5 0 0 0 0-49H40a15.5 15.5 0 0 1 0-31H116M4 93.5H80a15.5 15.5 0 0 0 0-31H40a24.5 24.5 0 0 1 0-49H116M4 114.5H80a36.5 36.5 0 0 0 0-73H40a3.5 3.5 0 0 1 0-7H116M4 81.5H80a3.5 3.5 0 0 0 0-7H40a36.5 36.5 0 0 1 0-73H116",
  accent: "M4 98H80a20 20 0 0 0 0-40H40a20 20 0 0 1 0-40H116",
  dashed: true,
};
