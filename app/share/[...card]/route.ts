import { getCategoryBySlug } from "@/lib/categories";
import { categoriesInForce } from "@/lib/shop-categories";
import { idSchema } from "@/lib/platform/http/id-schema";
import { getCollection } from "@/lib/catalogue/collections/queries";
import { getCachedProduct } from "@/lib/catalogue/products/queries";
import {
  aboutCard,
  categoryCard,
  collectionCard,
  homeCard,
  productCard,
  returnCard,
  type ShareCard,
} from "@/lib/seo/share/cards";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { shareResponse } from "@/lib/seo/share/share-response";
import { drawCard } from "@/lib/seo/share/draw-card";
import type { Language } from "@/lib/words/constants";
import { readLocalPath } from "@/lib/words/local-path.mjs";

// GET /share/home, /share/about, /share/return, /share/{category}, /share/collections/{slug}, /share/details/{id}, and in
// Bangla /share/bn/… — what a network shows of a link to that page
export const GET = async (
  request: Request,
  { params }: RouteContext<"/share/[...card]">,
): Promise<Response> => {
  const { card } = await params;
  return await shareResponse(request, { find: () => findCard(card), draw: drawCard });
};

async function findCard(card: string[]): Promise<ShareCard | null> {
  const { language, path } = readLocalPath(`/${card.join("/")}`);
  const [first = "", second, ...rest] = path.slice(1).split("/");
  if (rest.length > 0) return null;
  await shopFactsRead();
  if (second !== undefined) return await findCardBelow(first, second, language);
  if (first === "home") return await homeCard(language);
  if (first === "about") return aboutCard(language);
  if (first === "return") return returnCard(language);
  const category = getCategoryBySlug(categoriesInForce(), first);
  return category && (await categoryCard(category, language));
}

async function findCardBelow(first: string, second: string, language: Language): Promise<ShareCard | null> {
  if (first === "details") return await findProductCard(second, language);
  const collection = first === "collections" ? await getCollection(second) : null;
  return collection && (await collectionCard(collection, language));
}

async function findProductCard(productId: string, language: Language): Promise<ShareCard | null> {
  const id = idSchema.safeParse(productId);
  const product = id.success ? await getCachedProduct(id.data) : null;
  return product && productCard(product, language);
}
