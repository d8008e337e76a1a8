import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callProtected, callPublic, deleteProtected } from "@/lib/platform/http/client";
import { toPage, writeCursor } from "@/lib/platform/http/list";
import { changeRow, useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";
import { copyOf } from "@/lib/catalogue/products/copy-product";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findRow, type StockRow, sumStock } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { stockRank } from "@/lib/stock/rules";
import type { CreateProductInput, ProductPlace, UpdateProductInput } from "@/lib/catalogue/products/schema";
import type { RenamedOption } from "@/lib/stock/schema";

/** The key of lists alone: every query under it is read as pages. */
const PRODUCTS_KEY = "products";
const PRODUCT_KEY = "product";
/** The key of a product's shelf: see lib/catalogue/products/shelf-api. */
export const SHELF_KEY = "shelf";
const PAGE_SIZE = 25;

/** One product as it is now; without data where it is no longer in the shop. */
export function useProduct(productId: string) {
  return useQuery({
    queryKey: [PRODUCT_KEY, productId],
    queryFn: () => readProduct(productId),
  });
}

const readProduct = (id: string, retry?: "idempotent") =>
  callPublic("GET /products/{id}", { params: { id }, ...(retry && { retry }) });

/** Drafts too. */
const readAsAdmin = (id: string, retry?: "idempotent") =>
  callProtected("GET /products/{id}", { params: { id }, ...(retry && { retry }) });

/** The products as admins list them, a page at a time. */
export function useProductPages(place: ProductPlace) {
  return useListPages({
    key: [PRODUCTS_KEY, place],
    read: async (cursor) => {
      // One more than a page holds, to know whether there are more.
      const query = { ...place, limit: PAGE_SIZE + 1, cursor };
      const products = await callProtected("GET /products", { query });
      return toPage(products, PAGE_SIZE, ({ _id, stock }) =>
        place.order === "stock" ? writeCursor(stockRank(stock), _id) : _id,
      );
    },
  });
}

/** The product as it is now. Throws ApiError, after half a minute of trying. */
export function fetchProduct(productId: string): Promise<ProductDto> {
  return readProduct(productId, "idempotent");
}

/** The same for admins, also of a draft. */
export function fetchProductAsAdmin(productId: string): Promise<ProductDto> {
  return readAsAdmin(productId, "idempotent");
}

/** Adds a product; lists are then read again where they are next shown. */
export function useCreateProduct() {
  return useChange([[PRODUCTS_KEY]], (body: CreateProductInput) => callProtected("POST /products", { body }));
}

const MOST_COPIES = 20;

/** Makes a draft like the product and returns its id. Throws ApiError, where so many names are taken too. */
export async function duplicateProduct(productId: string): Promise<string> {
  const product = await fetchProductAsAdmin(productId);
  for (let copy = 1; ; copy += 1) {
    try {
      const { insertedId } = await callProtected("POST /products", { body: copyOf(product, copy) });
      if (insertedId) return insertedId;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === "NAME_TAKEN";
      if (!isTaken || copy === MOST_COPIES) throw error;
    }
  }
}

interface ProductChange {
  /** The product as its editor saw it. */
  seen: ProductDto;
  /** Only what they have changed: a count that is sent back would restore pieces sold meanwhile. */
  fields: UpdateProductInput;
  /** Sizes and colours that keep their pieces under another name. */
  renamedOptions?: RenamedOption[];
}

/**
 * Changes a product unless somebody else has (STALE_VERSION), and puts what it is now into the lists. A save whose
 * answer was lost counts as done when it is tried again.
 */
export function useUpdateProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: ProductChange) =>
      (await findSaved(change)) ?? (await readSaved(queryClient, change)),
    onSuccess: (product) => {
      putIntoLists(queryClient, product);
      void queryClient.invalidateQueries({ queryKey: [SHELF_KEY, product._id] });
    },
  });
}

/** Reads a product whose counts have changed, and puts it into the lists. */
export function useReadAgain() {
  const queryClient = useQueryClient();
  return async (productId: string): Promise<void> => {
    try {
      putIntoLists(queryClient, await readAsAdmin(productId));
    } catch {
      void queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] });
    }
  };
}

function putIntoLists(queryClient: QueryClient, product: ProductDto): void {
  changeRow<ProductDto>(queryClient, { key: [PRODUCTS_KEY], id: product._id, change: () => product });
  queryClient.setQueriesData<ProductDto>({ queryKey: [PRODUCT_KEY, product._id] }, product);
}

/** Sends the change; returns the product where an earlier try had saved it already. */
async function findSaved(change: ProductChange): Promise<ProductDto | null> {
  const { seen, fields } = change;
  try {
    await callProtected("PATCH /products/{id}", {
      params: { id: seen._id },
      body: { ...fields, ...seenCounts(change) },
      headers: { "If-Match": `"${seen.version}"` },
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "STALE_VERSION") throw error;
    const fresh = await fetchProductAsAdmin(seen._id);
    if (holds(fresh, fields)) return fresh;
    throw error;
  }
}

/** The counts that are replaced, as their editor saw them. */
function seenCounts({ seen, fields, renamedOptions }: ProductChange) {
  return {
    ...(isRecounted(fields, seen) && { seenStock: seen.stock }),
    ...(fields.stockByOption && seen.stockByOption && { seenStockByOption: seen.stockByOption }),
    ...(renamedOptions && renamedOptions.length > 0 && { renamedOptions }),
  };
}

/** Whether the count of the whole product is replaced, by another or by counts of its options. */
function isRecounted({ stock, stockByOption }: UpdateProductInput, seen: ProductDto): boolean {
  return stock !== undefined || (Boolean(stockByOption) && !seen.stockByOption);
}

/** The product after a save. If it cannot be read, it is as it was sent, until the lists are read again. */
async function readSaved(queryClient: QueryClient, { seen, fields }: ProductChange): Promise<ProductDto> {
  try {
    // Nobody has to wait long for it: the save is done.
    return await readAsAdmin(seen._id);
  } catch {
    void queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] });
    return asSent(seen, fields);
  }
}

function asSent(seen: ProductDto, { stockByOption, ...fields }: UpdateProductInput): ProductDto {
  const counts = stockByOption && { stockByOption, stock: String(sumStock(stockByOption)) };
  return { ...seen, ...fields, ...counts, version: seen.version + 1 };
}

/** Whether a product has all these values. A number of pieces is compared as such: it is kept in Latin digits. */
function holds(
  product: ProductDto,
  { stock = product.stock, stockByOption, colorImages, colorGalleries, ...fields }: UpdateProductInput,
): boolean {
  if (stockByOption !== undefined && !hasRows(product, stockByOption)) return false;
  if (colorImages && !hasByColor(product.colorImages, colorImages)) return false;
  if (colorGalleries && !hasByColor(product.colorGalleries, colorGalleries)) return false;
  const pieces = parseStock(stock);
  const hasStock = pieces === null ? stock === product.stock : pieces === parseStock(product.stock);
  return hasStock && JSON.stringify({ ...product, ...fields }) === JSON.stringify(product);
}

function hasByColor(stored: Record<string, unknown> = {}, sent: Record<string, unknown>): boolean {
  const colors = Object.keys(sent);
  const isSame = (color: string) => JSON.stringify(stored[color]) === JSON.stringify(sent[color]);
  return colors.length === Object.keys(stored).length && colors.every(isSame);
}

function hasRows({ stockByOption }: ProductDto, rows: StockRow[] | null): boolean {
  if (!rows || !stockByOption) return !rows && !stockByOption;
  return (
    rows.length === stockByOption.length &&
    rows.every((row) => findRow(stockByOption, row)?.stock === row.stock)
  );
}

/** Deletes a product and reads the lists again. */
export function useDeleteProduct() {
  return useChange([[PRODUCTS_KEY]], (id: string) =>
    deleteProtected("DELETE /products/{id}", { params: { id } }),
  );
}
