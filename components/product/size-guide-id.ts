/** The id of the modal of a product's size guide. */
export const SIZE_GUIDE_ID = "size-guide";
