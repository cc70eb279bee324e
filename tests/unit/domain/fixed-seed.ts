import * as fc from "fast-check";

// With a random seed, some mutants would be killed in one run and survive the next. A mutant is killed by the first
// failure: to shrink it takes up to a minute.
fc.configureGlobal({ seed: 20_261_120, endOnFailure: true });
