import { CATEGORIES } from "@/lib/categories";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";

/** What must be up again after each outage before anything else is: the shop's health, and what once hung for good. */
export const VITAL_ADDRESSES = ["/api/health/ready", "/api/products", "/feeds/products.xml", "/sitemap.xml"];

const PAGES = [PATHS.home, PATHS.about, PATHS.returns, PATHS.login, PATHS.register, PATHS.reset];
const CALLS = ["/api/products?limit=5", "/api/health/live", "/api/openapi.json", "/api/auth/session"];
const DOCUMENTS = ["/robots.txt", "/share/home", "/share/about", "/share/return", "/share/denimpants"];

/** Every address of the shop that anybody may ask for. */
export function listPublicAddresses(products: readonly ProductDto[]): string[] {
  const ofProducts = products.flatMap(({ _id }) => [
    detailsPath(_id),
    `/api/products/${_id}`,
    `/share${detailsPath(_id)}`,
  ]);
  return [
    ...VITAL_ADDRESSES,
    ...PAGES,
    ...CALLS,
    ...DOCUMENTS,
    ...CATEGORIES.map(({ slug }) => categoryPath(slug)),
    ...CATEGORIES.map(({ name }) => `/api/products?category=${encodeURIComponent(name)}`),
    ...ofProducts,
  ];
}
