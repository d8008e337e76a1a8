import type { ListedProduct } from "@/lib/seo/queries";

/** A product that exists in no database. */
export function sampleProduct(fields: Partial<ListedProduct> = {}): ListedProduct {
  return {
    _id: "65f000000000000000000001",
    name: "Slim Denim",
    category: "Denim Pants",
    price: 1_250,
    fit: "Slim",
    sizes: ["30", "32"],
    colors: ["Indigo", "Black"],
    stock: "10",
    image1: "/catalogue/denim-1-960.webp",
    image2: "",
    image3: "",
    version: 1,
    updatedAt: "2026-11-01T06:00:00.000Z",
    ...fields,
  };
}

/** A name that breaks out of any context that does not escape it, with Bengali joiners. */
export const BREAKOUT_NAME = `</script><b>]]>&amp; "Tee" 's <!-- ক্‍ষ র‌্যাব`;
