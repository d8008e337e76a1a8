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

/** The products of the desk, a page at a time. */
export function useProductPages({ q, category, order }: ProductSearch) {
  return useInfiniteQuery({
    queryKey: [PRODUCTS_KEY, { q, category, order }],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        order,
        limit: String(PAGE_SIZE),
        ...(q && { q }),
        ...(category && { category }),
        ...(pageParam && { cursor: pageParam._id, cursorRank: String(stockRank(pageParam.stock)) }),
      });
      return callPublic<ProductDto[]>(`/products?${query.toString()}`);
    },
    initialPageParam: null as ProductDto | null,
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : undefined),
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
      queryClient.setQueriesData<InfiniteData<ProductDto[]>>({ queryKey: [PRODUCTS_KEY] }, (list) =>
        list ? { ...list, pages: list.pages.map((page) => page.map(putIn(product))) } : list,
      );
    },
  });
}

const putIn = (product: ProductDto) => (other: ProductDto) => (other._id === product._id ? product : other);

/** Deletes a product and reads the lists again. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (productId: string) => callProtected(`/products/${productId}`, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
  });
}
