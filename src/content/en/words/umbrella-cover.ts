/* Words of the drawing of an umbrella policy. */

export const umbrella = "Umbrella";
export const oneToFiveMillion = "$1 million to $5 million";
export const orMore = ", or more";
export const rentalHeldByTrust = "Rental held by a trust";
export const notListedSoNotCovered = "Not listed, so not covered";
export const eachPolicyCarries = "Each policy below carries its own limit, often";
export const oneMillion = "$1 million";
export const umbrellaReachesItsList = ". The umbrella reaches only what is on its list.";
