import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import { SHELF_KEY, useReadAgain } from "@/lib/catalogue/products/api";
import type { AddPiecesInput, Shelf } from "@/lib/stock/schema";

/** An option as it lies on the shelf: what can be ordered, and what waiting orders have of it. */
export type ShelfRow = Shelf[number];

const shelfKey = (productId: string) => [SHELF_KEY, productId];

/** The shelf of a product that is counted, read as soon as somebody looks at it. */
export function useShelf(productId: string | undefined) {
  return useQuery({
    queryKey: shelfKey(productId ?? ""),
    queryFn: () => callProtected("GET /products/{id}/stock", { params: { id: productId ?? "" } }),
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
