import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import { SHELF_KEY, useReadAgain } from "@/lib/catalogue/products/api";
import type { AddPiecesInput, Shelf } from "@/lib/stock/schema";

/** An option as it lies on the shelf: the pieces that can be ordered, and those that orders have. */
export type ShelfRow = Shelf[number];

const shelfKey = (productId: string) => [SHELF_KEY, productId];

export const fetchShelf = (id: string): Promise<Shelf> =>
  callProtected("GET /products/{id}/stock", { params: { id } });

/** The shelf of a counted product as a form begins: it stays as it was while somebody types. */
export function useShelfAtStart(productId: string | undefined) {
  return useQuery({
    queryKey: ["shelf at the start of a form", productId],
    queryFn: () => (productId === undefined ? [] : fetchShelf(productId)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The shelf of a product that is counted, read as soon as somebody looks at it. */
export function useShelf(productId: string | undefined) {
  return useQuery({
    queryKey: shelfKey(productId ?? ""),
    queryFn: () => fetchShelf(productId ?? ""),
    enabled: productId !== undefined,
  });
}

interface AddPiecesCall extends AddPiecesInput {
  productId: string;
  /** Made once for what is typed, so that a repeat adds nothing. */
  key: string;
}

/** Adds pieces to what there is, whatever was sold meanwhile; the product is then read again. */
export function useAddPieces() {
  const queryClient = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ productId: id, key, ...body }: AddPiecesCall) =>
      callProtected("POST /products/{id}/pieces", { params: { id }, body, key }),
    onSettled: (_answer, _error, { productId }) =>
      Promise.all([queryClient.invalidateQueries({ queryKey: shelfKey(productId) }), readAgain(productId)]),
  });
}
