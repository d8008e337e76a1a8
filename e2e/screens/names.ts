/** As long as a name may be. */
export const LONG_NAME =
  "Double-Faced Brushed Organic Cotton Flannel-Lined Work Belt with Hand-Stitched Edge and Brass Rivets";
export const LONG_WORD = "Selvedge".repeat(12);
export const BENGALI_NAME = "হাতে বোনা খাদি কাপড়ের ফিতা দেওয়া চওড়া বেল্ট";
