/** A product's fields in its form, and where the desk is told what somebody else has changed. */
export const productFields = {
  name: { label: "Name", hint: "" },
  nameBn: {
    label: "Name in Bangla",
    hint: "The pages in Bangla show it. Without it they show the English name.",
  },
  category: { label: "Category", hint: "" },
  price: { label: "Price in BDT", hint: "For example 1,250 or ৳ ১২৫০." },
  compareAtPrice: {
    label: "Old price (BDT)",
    hint: "What it cost before. It is shown struck through beside the price. Leave it empty where the price is not reduced.",
  },
  cost: {
    label: "Cost (BDT)",
    hint: "What the shop pays for a piece. Only admins see it. Each entry under Stock in makes it the average of what is there.",
  },
  fit: { label: "Fit", hint: "For example Slim, Regular or Relaxed." },
  description: {
    label: "Description",
    hint: "What else shoppers should know, in your words. An empty line begins a new paragraph.",
  },
  descriptionBn: { label: "Description in Bangla", hint: "" },
  fabric: { label: "Fabric", hint: "For example 98% cotton, 2% elastane." },
  fabricBn: { label: "Fabric in Bangla", hint: "" },
  weight: { label: "Weight of the cloth", hint: "With its unit: 11 oz, 180 gsm." },
  fitNote: { label: "Size advice", hint: "What helps to choose a size: runs small, sits high." },
  fitNoteBn: { label: "Size advice in Bangla", hint: "" },
  care: { label: "Care", hint: "For example Machine wash cold, inside out." },
  careBn: { label: "Care in Bangla", hint: "" },
  origin: { label: "Made in", hint: "For example Dhaka, Bangladesh." },
  originBn: { label: "Made in, in Bangla", hint: "" },
  sizes: { label: "Sizes", hint: "Separate with commas: 30, 32, 34." },
  colors: { label: "Colors", hint: "Separate with commas: Indigo, Black." },
  stock: { label: "Stock", hint: "" },
  lowStock: {
    label: "Low-stock limit",
    hint: "The desk is warned at this many pieces of a size and color. Leave it empty for the shop’s limit; 0 means none. The desk is also warned two weeks before a size or color sells out.",
  },
  shelf: {
    label: "Shelf",
    hint: "Where it lies, such as A3. Pick lists are sorted by shelf.",
  },
  image1: { label: "Picture 1", hint: "" },
  image2: { label: "Picture 2", hint: "" },
  image3: { label: "Picture 3", hint: "" },
  wornPicture: { label: "Picture that shows it worn", hint: "" },
  modelHeight: {
    label: "Height of the model",
    hint: "Such as 5 ft 9 in. It stands on the picture that you have marked as worn.",
  },
  modelSize: { label: "Size that the model wears", hint: "Such as M." },
  isDraft: {
    label: "Draft",
    hint: "Only admins see a draft: it is on no page of the shop, and nobody can order it.",
  },
};

/** What is said beside a field that the shop, or its schema, has refused. */
export const refusedProductField = (_field: string, told: string): string => told;
