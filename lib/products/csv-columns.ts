/** The columns of the products' file, as export and import name them. */
export const PRODUCT_COLUMNS = {
  id: "Product id",
  version: "Version",
  name: "Name",
  category: "Category",
  price: "Price",
  fit: "Fit",
  fabric: "Fabric",
  weight: "Weight",
  care: "Care",
  origin: "Origin",
  fitNote: "Fit note",
  sizes: "Sizes",
  colors: "Colors",
  /** Of a product that is there, the stock's file tells it. */
  stock: "Stock if new",
  image1: "Picture 1",
  image2: "Picture 2",
  image3: "Picture 3",
} as const;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** The columns of the stock's file. */
export const STOCK_COLUMNS = {
  id: "Product id",
  name: "Name",
  category: "Category",
  size: "Size",
  color: "Color",
  /** As it was when the file was written. */
  seen: "Stock then",
  stock: "Stock now",
} as const;

export type StockColumn = keyof typeof STOCK_COLUMNS;
