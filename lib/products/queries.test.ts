import { describe, expect, it } from "vitest";
import { getProduct, listProducts, listProductsByIds } from "@/lib/products/queries";
import { useDatabase } from "@/lib/testing/database";
import { makeProduct } from "@/lib/testing/products";

useDatabase();

const namesOf = async (query: Parameters<typeof listProducts>[0]) =>
  (await listProducts(query)).map((product) => product.name);

async function makeThree() {
  await makeProduct({ name: "Slim Denim (30)", category: "Denim Pants" });
  await makeProduct({ name: "Wool Cap", category: "Caps" });
  await makeProduct({ name: "Slim Cap", category: "Caps" });
}

describe("listProducts", () => {
  it("lists everything, newest first", async () => {
    await makeThree();
    expect(await namesOf(undefined)).toEqual(["Slim Cap", "Wool Cap", "Slim Denim (30)"]);
  });

  it.each([
    [{ category: "Caps" }, ["Slim Cap", "Wool Cap"]],
    [{ category: "Wallets" }, []],
    [{ q: "SLIM" }, ["Slim Cap", "Slim Denim (30)"]],
    [{ q: "(30)" }, ["Slim Denim (30)"]],
    [{ q: ".*" }, []],
    [{ q: "(" }, ["Slim Denim (30)"]],
    [{ q: "" }, ["Slim Cap", "Wool Cap", "Slim Denim (30)"]],
    [{ q: "slim", category: "Caps" }, ["Slim Cap"]],
    [{ limit: 2 }, ["Slim Cap", "Wool Cap"]],
  ] as const)("finds by %j", async (query, names) => {
    await makeThree();
    expect(await namesOf(query)).toEqual(names);
  });

  it("goes on after the cursor without gap or double", async () => {
    await makeThree();
    const first = await listProducts({ limit: 1 });
    const rest = await listProducts({ cursor: first[0]?._id ?? "" });
    expect([...first, ...rest]).toEqual(await listProducts());
  });
});

describe("getProduct", () => {
  it("finds one, or null", async () => {
    const product = await makeProduct();
    expect(await getProduct(product._id)).toEqual(product);
    expect(await getProduct("65f000000000000000000001")).toBeNull();
  });
});

describe("listProductsByIds", () => {
  it("leaves out those that are gone", async () => {
    const product = await makeProduct();
    expect(await listProductsByIds([product._id, "65f000000000000000000001"])).toEqual([product]);
    expect(await listProductsByIds([])).toEqual([]);
  });
});
