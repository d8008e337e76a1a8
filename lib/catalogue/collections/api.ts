import { useQuery } from "@tanstack/react-query";
import type { ChangeCollectionRequest, CreateCollectionRequest } from "@/lib/catalogue/collections/schema";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { useChange } from "@/lib/platform/http/use-change";

const COLLECTIONS_KEY = "collections";

/** All collections, in the owner's order. */
export function useCollections() {
  return useQuery({
    queryKey: [COLLECTIONS_KEY],
    queryFn: () => callProtected("GET /collections"),
    staleTime: 0,
  });
}

/** Makes a collection; collections are then read again. */
export function useCreateCollection() {
  return useChange([[COLLECTIONS_KEY]], (body: CreateCollectionRequest) =>
    callProtected("POST /collections", { body }),
  );
}

interface CollectionChange {
  slug: string;
  change: ChangeCollectionRequest;
}

/** Changes or moves a collection; collections are then read again. */
export function useChangeCollection() {
  return useChange([[COLLECTIONS_KEY]], ({ slug, change }: CollectionChange) =>
    callProtected("PATCH /collections/{slug}", { params: { slug }, body: change }),
  );
}

/** Deletes a collection; collections are then read again. */
export function useDeleteCollection() {
  return useChange([[COLLECTIONS_KEY]], (slug: string) =>
    deleteProtected("DELETE /collections/{slug}", { params: { slug } }),
  );
}
