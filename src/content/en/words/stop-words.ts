/** Words that the search ignores everywhere, in texts and in queries: too frequent to tell one text from another. */
export const stopWords: readonly string[] =
  "a an and are as at be but by can do for from has have how if in is it its may more most not of on or so than that the their there they this to was what when which who will with you your".split(
    " ",
  );
