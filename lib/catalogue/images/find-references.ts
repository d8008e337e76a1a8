import "server-only";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { listAddresses, type StoredPictures } from "@/lib/catalogue/images/keep-pictures";
import { GROUPS } from "@/lib/settings/groups/rules";
import { readStoredSettings } from "@/lib/settings/stored-settings";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { Product } from "@/models/product";

const BATCH = 500;
const IMAGES = "image1 image2 image3 colorImages.image colorImages.others";
const LINE_IMAGES = "cartItems.image1 cartItems.image2 cartItems.image3";

/** The addresses that a product, a cart or a slide of the home page shows: each may drop them again. */
export async function findDroppableReferences(addresses: Iterable<string>): Promise<Set<string>> {
  const sought = new ReferenceScan(addresses);
  await sought.walk(Product.find().select(IMAGES).sort({ _id: 1 }).lean().cursor({ batchSize: BATCH }));
  await sought.walk(CartLine.find().select("image1").sort({ _id: 1 }).lean().cursor({ batchSize: BATCH }));
  await sought.walk(listSlidePictures());
  return sought.found;
}

async function* listSlidePictures(): AsyncGenerator<StoredPictures> {
  const { slides } = GROUPS.home.read((await readStoredSettings()).groups.home);
  yield* slides.map(({ picture }) => ({ image1: picture }));
}

/** The addresses that an order shows, which keeps them. Only orders since that time are looked at. */
export async function findOrderReferences(addresses: Iterable<string>, since: Date): Promise<Set<string>> {
  const sought = new ReferenceScan(addresses);
  const first = firstIdSince(since.getTime());
  const orders = Order.find({ _id: { $gte: first } })
    .select(LINE_IMAGES)
    .sort({ _id: 1 })
    .lean()
    .cursor({ batchSize: BATCH });
  await sought.walk(
    (async function* lines() {
      for await (const { cartItems } of orders) yield* cartItems;
    })(),
  );
  return sought.found;
}

/** Walks in pieces, each a short read by id, and ends when there is nothing more to find. */
class ReferenceScan {
  readonly found = new Set<string>();
  private readonly missing: Set<string>;

  constructor(addresses: Iterable<string>) {
    this.missing = new Set(addresses);
  }

  async walk(documents: AsyncIterable<StoredPictures>): Promise<void> {
    if (this.missing.size === 0) return;
    for await (const document of documents) {
      for (const image of listAddresses(document)) {
        if (this.missing.delete(image)) this.found.add(image);
      }
      if (this.missing.size === 0) return;
    }
  }
}
