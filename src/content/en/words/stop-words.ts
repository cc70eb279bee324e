/** Words that the search ignores everywhere, in texts and in queries: too frequent to tell one text from another. */
export const stopWords: readonly string[] =
  "a about after all am an and anyone are as at back be been before being but by can cannot cant could define definition did didn didnt do doe does doesn doesnt don dont during else ever explain explained explanation for from get getting give go goes going had happened happening happens has have he her here hers him his how i if im in into is isn isnt it its ive just know let like ll made make many may me mean meaning more most much must my need never no nobody not now of ok old on only or our out people per person please really s should shouldn so someone something still t tell than that the their them then there they thing think this through to too up us ve very want was wasn wasnt way we were what whats when where which while who whose why will with won wont would you your".split(
    " ",
  );
