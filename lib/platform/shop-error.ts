/** An error whose text is the shop's own and holds nothing that anybody entered, so that the log may keep it. */
export class ShopError extends Error {}
