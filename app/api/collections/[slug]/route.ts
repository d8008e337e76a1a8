import { collectionDtoSchema } from "@/lib/catalogue/collections/dto";
import { changeCollection, deleteCollection } from "@/lib/catalogue/collections/save-collection";
import { changeCollectionSchema, collectionParamsSchema } from "@/lib/catalogue/collections/schema";
import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/collections/{slug}
export const PATCH = route(
  {
    summary: "An admin changes or moves a collection",
    auth: "admin",
    params: collectionParamsSchema,
    body: changeCollectionSchema,
    errors: ["NOT_FOUND", "STALE_VERSION"],
    response: collectionDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "collection", id: params.slug, isReadAfterwards: true }),
  },
  async ({ params, body }) => await changeCollection(params.slug, body),
);

// DELETE /api/collections/{slug}
export const DELETE = route(
  {
    summary: "An admin deletes a collection; its products stay",
    auth: "admin",
    params: collectionParamsSchema,
    errors: ["NOT_FOUND"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "collection", id: params.slug }),
  },
  async ({ params }) => ({ deletedCount: await deleteCollection(params.slug) }),
);

export const { GET, HEAD, POST, PUT, OPTIONS } = methodNotAllowed("PATCH", "DELETE");
