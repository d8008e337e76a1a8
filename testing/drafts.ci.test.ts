import { afterEach, describe, expect, it } from "vitest";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { changeLine } from "@/lib/orders/cart/change-line";
import { listCart } from "@/lib/orders/cart/queries";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { listChoices } from "@/lib/orders/by-staff/queries";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { cancelOrder } from "@/lib/orders/decide/cancel-order";
import { staffActor } from "@/lib/orders/events";
import { countListed, countPublished } from "@/lib/catalogue/products/count-published";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findCategoryPage } from "@/lib/catalogue/products/queries";
import { streamProducts } from "@/lib/catalogue/products/stream-products";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { openAlertGroups } from "@/lib/messages/open-alert-groups";
import { readBestSellers } from "@/lib/reports/best-sellers/queries";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { writeProductFeed } from "@/lib/seo/feeds/product-feed";
import { findMissing } from "@/lib/seo/existence/find-missing";
import { listSitemapProducts } from "@/lib/seo/queries";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { headersOf } from "@/testing/fire/callers";
import { CALLS } from "@/testing/fire/calls";
import { callRoute, importRoute, ROUTES } from "@/testing/fire/next-route";
import { makeWorld, type World } from "@/testing/fire/world";
import { expectInvariants } from "@/testing/invariants";
import { fillCart, makeKey, makeOrder, orderCart, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { alertStates, ask, contactOf } from "@/testing/stock-alerts";
import type { UserDto } from "@/lib/accounts/users/dto";

const MARK = "Zephyrine";

const makeDraft = (fields: Partial<ProductDto> = {}) =>
  makeProduct({ name: `${MARK} panjabi`, category: "Caps", isDraft: true, ...fields });

const setDraft = (product: ProductDto, isDraft: boolean) =>
  updateProduct({ productId: product._id, fields: { isDraft } });

describe("a draft in what the shop answers", () => {
  let world: World;
  let draft: ProductDto;
  useDatabase(async () => {
    world = await makeWorld();
    draft = await makeDraft({ compareAtPrice: 2_000, stock: "3" });
    await makeDraft({ name: `${MARK} sold out`, stock: "0" });
  });

  /** What somebody could ask to see it: in each call that reads, the call's own query and others. */
  const QUERIES = [
    "",
    `?q=${MARK}`,
    "?q=caps&limit=10",
    "?q=panjbai",
    "?category=Caps&limit=10",
    "?drafts=1",
    "?drafts=1&order=stock&limit=9",
    "?order=stock",
  ];

  const reads = CALLS.filter(({ method }) => method === "GET");

  async function read(
    caller: "visitor" | "self" | "staff" | "admin",
    call: (typeof reads)[number],
    query: string,
  ) {
    const known = call.params?.(world);
    const params = call.route.startsWith("products/[id]") ? { id: draft._id } : known;
    const path = call.route.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(params?.[name] ?? ""));
    return await callRoute({
      route: call.route,
      ...(params && { params }),
      request: new Request(`http://localhost:3000/api/${path}${query}`, {
        headers: { ...(await headersOf(caller, world)), "X-Client-Address": `10.9.${reads.indexOf(call)}.1` },
      }),
    });
  }

  it("is asked for at every address that reads", async () => {
    const handlers = await Promise.all(
      ROUTES.map(async (route) => ({ route, get: (await importRoute(route)).GET })),
    );
    const answering = handlers.filter(({ get }) => get && "declared" in get).map(({ route }) => route);
    const walked = new Set(reads.map(({ route }) => route));
    expect(answering.filter((route) => !walked.has(route))).toEqual([]);
  });

  it.each(["visitor", "self", "staff"] as const)("is in nothing that %s can read", async (caller) => {
    const seen: string[] = [];
    for (const call of reads)
      for (const query of [call.query?.(world) ?? "", ...QUERIES]) {
        const response = await read(caller, call, query);
        const text = await response.text();
        if (text.includes(MARK) || text.includes(draft._id)) seen.push(`${call.route}${query}`);
        if (call.route === "products/[id]") expect(response.status).toBe(404);
      }
    expect(seen).toEqual([]);
  });

  it.each(["", `?q=${MARK}`, "?drafts=1", "?category=Caps", "?order=stock&limit=50"])(
    "is listed for admins at /products%s, and no cache may keep that",
    async (query) => {
      const call = reads.find(({ route }) => route === "products");
      const response = call && (await read("admin", call, query));
      expect(response?.headers.get("cache-control")).toBe("no-store");
      expect(await response?.text()).toContain(draft._id);
    },
  );

  it("is answered to admins, with the mark", async () => {
    const call = reads.find(({ route }) => route === "products/[id]");
    const response = call && (await read("admin", call, ""));
    expect([response?.status, response?.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await response?.json()).toMatchObject({ _id: draft._id, isDraft: true });
  });

  it("is on no list, in no feed, no sitemap and no count that pages are made of", async () => {
    const everything = JSON.stringify([
      await listSitemapProducts(),
      (await collect(writeProductFeed(streamProducts()))).join(""),
      await findCategoryPage("Caps", 1).lean(),
      await readBestSellers([draft._id]),
    ]);
    expect(everything).not.toContain(MARK);
    expect(everything).not.toContain(draft._id);
    expect(await countPublished("Caps")).toBe(0);
    expect(await countPublished()).toBe(3);
    expect(await countListed()).toBe(3);
    expect(await findMissing(`/details/${draft._id}`)).not.toBeNull();
    expect(await findMissing(`/share/details/${draft._id}`)).not.toBeNull();
    expect((await getDeskNumbers()).soldOut).toBe(1);
  });
});

describe("a product that becomes a draft", () => {
  let user: UserDto;
  useDatabase();
  afterEach(expectInvariants);

  const lineInCart = async () => {
    user = await makeUser();
    const product = await makeProduct({ stock: "5" });
    const [lineId = ""] = await fillCart(user, { product, quantity: 2 });
    return { product, lineId };
  };

  it("cannot be put into a cart, by whomever", async () => {
    const draft = await makeDraft();
    const input = addToCartSchema.parse({ productId: draft._id, quantity: 1 });
    for (const who of [await makeUser(), await makeAdmin()])
      expect(await codeOf(addToCart({ user: who, input }))).toBe("NOT_FOUND");
  });

  it("is gone from the carts it lies in, and is there again once it is published", async () => {
    const { product, lineId } = await lineInCart();
    await setDraft(product, true);
    expect(await listCart(user)).toMatchObject([{ _id: lineId, state: "gone", productName: product.name }]);
    expect(await codeOf(changeLine({ user, lineId, change: { quantity: 1 } }))).toBe("OUT_OF_STOCK");
    expect(await codeOf(orderCart(user))).toBe("OUT_OF_STOCK");
    expect(await readUnit(product._id)).toMatchObject({ stock: 5, held: 0 });
    await setDraft(product, false);
    expect(await listCart(user)).toMatchObject([{ state: "available" }]);
    await orderCart(user);
  });

  it("stays in the orders that it is in, which can be cancelled and brought back", async () => {
    const product = await makeProduct({ stock: "5" });
    const admin = await makeAdmin();
    const orderId = await makeOrder(await makeUser(), { product, quantity: 2 });
    await setDraft(product, true);
    await cancelOrder({ by: staffActor(admin), orderId });
    expect(await readUnit(product._id)).toMatchObject({ stock: 5, held: 0 });
    expect(await readOrder(orderId)).toMatchObject({ status: "Canceled" });
  });

  it("cannot be found or ordered by telephone", async () => {
    const draft = await makeDraft();
    expect(await listChoices(MARK)).toEqual([]);
    const input = staffOrderSchema.parse({
      name: "Nasrin Akter",
      phone: "01812345678",
      address: "House 3, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
      source: "phone",
      lines: [{ productId: draft._id, size: "30", color: "Indigo", quantity: 1 }],
    });
    const placed = placeByStaff({ staff: await makeAdmin(), key: makeKey(), input });
    expect(await codeOf(placed)).toBe("OUT_OF_STOCK");
  });

  it("is told to nobody who waits for it, until it is published", async () => {
    const product = await makeProduct({ stock: "0" });
    await ask({ product, size: "30", color: "Indigo", contact: contactOf(1) });
    await updateProduct({ productId: product._id, fields: { stock: "5", isDraft: true } });
    await openAlertGroups();
    expect(await alertStates()).toEqual(["waiting"]);
    await setDraft(product, false);
    await openAlertGroups();
    expect(await alertStates()).toEqual(["telling"]);
  });
});
