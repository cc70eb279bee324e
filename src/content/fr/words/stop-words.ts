/** Words that the search ignores everywhere, in texts and in queries: too frequent to tell one text from another. */
export const stopWords: readonly string[] =
  "afin ai aller as au aux avec avez avoir car ce cela ces cet cette ceux chez ci comme comment dans de des donc du elle elles en entre est et etaient etait etc ete etes etre eu eux fait faire faut il ils je jusqu la le les leur leurs lorsqu lorsque lui ma mais me meme mes moi mon ne ni nos notre nous on ont ou par pas peu peut peuvent plus pour pouvez puis puisqu qu quand que quel quelle quelles quels qui quoi sa sans se selon sera ses si son sont sous sur ta te tes toi ton tous tout toute toutes tres tu un une vers vos votre vous y".split(
    " ",
  );
