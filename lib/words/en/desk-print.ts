/** What is printed for parcels. */
export const deskPrint = {};
