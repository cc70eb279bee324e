/**
 * Size of the words in a drawing that is 600 units wide, in its units. They shrink with the drawing, so in a small
 * window they take more of it: in one of 320 pixels they still have 12.
 */
export const chartText = "text-[26px] wide-phone:text-[17px] tablet:text-[14px]";
