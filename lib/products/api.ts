import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { callProtected, callPublic } from "@/lib/http/client";
import type { ProductDto } from "@/lib/products/dto";
import { stockRank } from "@/lib/products/rules";
import type { CreateProductInput, ProductOrder, UpdateProductInput } from "@/lib/products/schema";

const PRODUCTS_KEY = "products";
const PAGE_SIZE = 25;

export interface ProductSearch {
  q: string;
  /** Empty for all. */
  category: string;
  order: ProductOrder;
}

interface ProductPage {
  products: ProductDto[];
  /** Where the next page begins, as this one was read: a product that is changed here does not move it. */
  next: { cursor: string; cursorRank: string } | null;
}

/** The products of the desk, a page at a time. */
export function useProductPages({ q, category, order }: ProductSearch) {
  return useInfiniteQuery({
    queryKey: [PRODUCTS_KEY, { q, category, order }],
    queryFn: async ({ pageParam }): Promise<ProductPage> => {
      const query = new URLSearchParams({
        order,
        limit: String(PAGE_SIZE),
        ...(q && { q }),
        ...(category && { category }),
        ...(pageParam && { ...pageParam }),
      });
      const products = await callPublic<ProductDto[]>(`/products?${query.toString()}`);
      const last = products.length === PAGE_SIZE ? products.at(-1) : undefined;
      return {
        products,
        next: last ? { cursor: last._id, cursorRank: String(stockRank(last.stock)) } : null,
      };
    },
    initialPageParam: null as ProductPage["next"],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The product as it is now. Throws ApiError. */
export function fetchProduct(productId: string): Promise<ProductDto> {
  return callPublic<ProductDto>(`/products/${productId}`);
}

/** Adds a product; lists are then read again where they are next shown. */
export function useCreateProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateProductInput) =>
      callProtected<{ insertedId: string }>("/products", { method: "POST", body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
  });
}

interface ProductChange {
  /** The product as its editor saw it. */
  seen: Pick<ProductDto, "_id" | "version">;
  /** Only what he has changed: a count that is sent back would restore pieces sold meanwhile. */
  fields: UpdateProductInput;
}

/** Changes a product unless somebody else has (STALE_VERSION), and puts what it is now into the lists. */
export function useUpdateProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ seen, fields }: ProductChange) => {
      await callProtected(`/products/${seen._id}`, {
        method: "PATCH",
        body: fields,
        headers: { "If-Match": `"${seen.version}"` },
      });
      return await fetchProduct(seen._id);
    },
    onSuccess: (product) => {
      queryClient.setQueriesData<InfiniteData<ProductPage>>({ queryKey: [PRODUCTS_KEY] }, (list) =>
        list ? { ...list, pages: list.pages.map(putIn(product)) } : list,
      );
    },
  });
}

const putIn =
  (product: ProductDto) =>
  ({ products, next }: ProductPage): ProductPage => ({
    products: products.map((other) => (other._id === product._id ? product : other)),
    next,
  });

/** Deletes a product and reads the lists again. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (productId: string) => callProtected(`/products/${productId}`, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
  });
}
