/** Every kind of page and document that names the shop. */
export const NAMING_PAGES = [
  "/",
  "/denimpants",
  "/about",
  "/return",
  "/search",
  "/login",
  "/register",
  "/reset",
  "/nothing/is/here",
  "/feeds/products.xml",
  "/manifest.webmanifest",
  "/api/openapi.json",
];

export async function readText(address: string, path: string): Promise<string> {
  return await (await fetch(address + path)).text();
}
