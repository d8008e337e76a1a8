import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useProduct, useProductPages, useReadAgain } from "@/lib/catalogue/products/api";
import { storeToken } from "@/lib/platform/http/token-store";
import { sampleProduct } from "@/testing/sample-product";

afterEach(() => vi.unstubAllGlobals());

it("puts a changed product into the lists, also where one product was looked at in the same tab", async () => {
  const before = sampleProduct();
  const after = { ...before, stock: "9", version: 2 };
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", new EventTarget());
  storeToken("a.b.c", 900);
  vi.stubGlobal("fetch", async () => await Promise.resolve(Response.json(after)));
  const client = new QueryClient();
  let readAgain: ((productId: string) => Promise<void>) | undefined;
  function Tab() {
    useProduct(before._id);
    useProductPages({});
    readAgain = useReadAgain();
    return null;
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Tab)));
  const [one, list] = client.getQueryCache().getAll();
  one?.setData(before);
  list?.setData({ pages: [{ rows: [before], next: null }], pageParams: [null] });
  const invalidate = vi.spyOn(client, "invalidateQueries");

  await readAgain?.(before._id);
  expect(invalidate).not.toHaveBeenCalled();
  expect(list?.state.data).toMatchObject({ pages: [{ rows: [after] }] });
  expect(one?.state.data).toEqual(after);
});
