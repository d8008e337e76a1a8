/** The most products of the row that the owner chooses. */
export const MOST_IN_ROW = 12;
