/** The most that may be taken off items that cost so much, in whole BDT, where so many percent may be. */
export const discountLimit = (items: number, percent: number): number => Math.floor((items * percent) / 100);
