import type { CategoryName } from "@/lib/catalog";

export interface ProductDto {
  _id: string;
  name: string;
  category: CategoryName;
  /** Whole BDT. */
  price: number;
  fit: string;
  sizes: string[];
  colors: string[];
  stock: string;
  image1: string;
  image2: string;
  image3: string;
  version: number;
}

type ProductSource = Omit<ProductDto, "_id"> & { _id: { toString(): string } };

export function toProductDto(product: ProductSource): ProductDto {
  const { name, category, price, fit, sizes, colors, stock, image1, image2, image3, version } = product;
  return {
    _id: product._id.toString(),
    name,
    category,
    price,
    fit,
    sizes: [...sizes],
    colors: [...colors],
    stock,
    image1,
    image2,
    image3,
    version,
  };
}
