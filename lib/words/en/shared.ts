/** What a room and a function of lib say alike. It is small: it comes with the function to pages in Bangla too. */
export const shared = {
  shownIn: (color: string) => `Shown in ${color}`,
  wrongQuantity: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  /** Of a pop-up. */
  okay: "Okay",
};
