import * as fc from "fast-check";

// With a random seed a mutant may survive the next run. To shrink the failure that kills it takes up to a minute.
fc.configureGlobal({ seed: 20_261_120, endOnFailure: true });
