/** Where the demo's pictures lie, which are files of the shop: what is uploaded has another address. */
const FOLDER = "/catalogue/";
/** The first address behind it, by the order of characters. */
const BEHIND_FOLDER = "/catalogue0";

/** For a query: the products that show one of them. */
export const OF_THE_DEMO = { image1: { $gte: FOLDER, $lt: BEHIND_FOLDER } };
/** For a query: the others. */
export const OF_THE_OWNER = { $or: [{ image1: { $lt: FOLDER } }, { image1: { $gte: BEHIND_FOLDER } }] };

export const isDemoPicture = (address: string): boolean => address.startsWith(FOLDER);
