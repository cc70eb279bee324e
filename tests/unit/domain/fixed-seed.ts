import * as fc from "fast-check";

// With a random seed, some mutants would be killed in one run and survive the next.
fc.configureGlobal({ seed: 20_261_120 });
