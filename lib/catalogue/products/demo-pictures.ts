/** The addresses of the demo's pictures, which are files of the shop: what is uploaded has another address. */
export const DEMO_PICTURE = /^\/catalogue\//;

export const isDemoPicture = (address: string): boolean => DEMO_PICTURE.test(address);
