/** The pages about the shop, as search engines and their headings name them. */
export const pages = {};
