import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const provincialGuideInputs = {
  province: provinceInput,
  second: provinceInput,
} as const satisfies InputDescriptions;

export type ProvincialGuideValues = ValuesOf<typeof provincialGuideInputs>;
