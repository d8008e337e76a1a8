import { describe, expect, it } from "vitest";
import { chooseWanted } from "@/components/product/first-choice";
import { getColorSlug } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { listPictures, shownInstead } from "@/lib/catalogue/products/color-picture";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { NO_FILTERS } from "@/lib/catalogue/search/rules";
import { listProductColors } from "@/lib/catalogue/search/swatches";
import { toCard, toSuggestion } from "@/lib/catalogue/search/to-card";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { listCart } from "@/lib/orders/cart/queries";
import { trackingLinkOf } from "@/lib/orders/tracking/tracking-link";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { optionSlug } from "@/lib/platform/text/option-slug";
import { useDatabase } from "@/testing/database";
import { fillCart, orderCart, readOrder } from "@/testing/orders";
import { makeProduct } from "@/testing/products";
import { makeUser } from "@/testing/people";

useDatabase();

interface Look {
  image1: string;
  shownIn?: string | undefined;
}

/** The colour that a picture of the demo is named after; its first colour has no name in it. */
function drawnIn({ slug, colors }: { slug: string; colors: string[] }, image: string): string | undefined {
  const stem = /^\/catalogue\/(.+)-[123]-960\.webp$/.exec(image)?.[1];
  return colors.find((color, index) => stem === (index === 0 ? slug : getColorSlug(slug, color)));
}

describe.each(DEMO_PRODUCTS)("$slug", ({ slug, stockByOption: _counts, ...fields }) => {
  const { colors } = fields;

  /** What a place shows for a colour: its own picture and no word, or another's with its name. */
  const expectTrue = (place: string, color: string, { image1, shownIn }: Look) => {
    const drawn = drawnIn({ slug, colors }, image1);
    expect([place, color, shownIn], image1).toEqual([place, color, drawn === color ? undefined : drawn]);
    expect(drawn, `${place}: ${image1}`).toBeDefined();
  };

  it("shows each of its colours, or says which one it shows, from the card to the parcel", async () => {
    const user = await makeUser();
    // Nothing of it is sold out.
    const product = await makeProduct({ ...fields, stock: "", compareAtPrice: 0 });
    const shop = new Catalogue();
    shop.set(product);
    const entry = shop.get(product._id);
    if (!entry) throw new Error("It is not in the catalogue.");
    const size = product.sizes[0] ?? "";
    await fillCart(user, ...colors.map((color) => ({ product, size, color })));
    const cart = await listCart(user);
    const orderId = await orderCart(user);
    const [order] = await listOrdersOfUser(user._id);
    const link = await trackingLinkOf(await readOrder(orderId));
    const tracked = await getTrackedOrder(link.slice(link.lastIndexOf("/") + 1));
    const shown = { product, colors: listProductColors(product), picturedColor: getPicturedColor(product) };

    for (const color of colors) {
      const ofColor = <Line extends { color: string }>(lines: Line[] = []): Line[] =>
        lines.filter((line) => line.color === color);
      const shownIn = shownInstead(product, color, shown.picturedColor) ?? undefined;
      for (const image1 of listPictures(product, color)) expectTrue("page", color, { image1, shownIn });
      for (const [place, lines] of [
        ["cart", ofColor(cart)],
        ["order", ofColor(order?.cartItems)],
        ["tracking", ofColor(tracked?.items)],
      ] as const) {
        expect(lines, place).toHaveLength(1);
        for (const line of lines) expectTrue(place, color, line);
      }
      const slugOfColor = optionSlug(color);
      const { option } = chooseWanted(shown, { size, color: slugOfColor });
      expect(option).toEqual({ size, color });
      // A list is narrowed by families: the first colour of one stands for it.
      const families = shown.colors.find(({ name }) => name === color)?.families ?? [];
      const asked = { ...NO_FILTERS, color: families.length > 0 ? families : [slugOfColor] };
      const card = toCard(shop, entry, asked);
      const cardColor = card.option?.color ?? "";
      const ofFamily = shown.colors.filter((one) =>
        one.families.some((family) => asked.color.includes(family)),
      );
      expect(ofFamily.map(({ name }) => name)).toContain(cardColor);
      expectTrue("card", cardColor, card);
      expectTrue("combobox", cardColor, toSuggestion(shop, entry, asked));
    }
  });
});
