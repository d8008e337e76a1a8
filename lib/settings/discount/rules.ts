/** What staff may take off the items of an order by themselves, in percent; admins may take off more. */
export const STAFF_DISCOUNT_PERCENT = 10;

/** The most that staff may take off items that cost so much, in whole BDT. */
export const staffDiscountLimit = (items: number): number =>
  Math.floor((items * STAFF_DISCOUNT_PERCENT) / 100);
