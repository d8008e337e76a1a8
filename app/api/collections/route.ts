import { z } from "zod";
import { describeCollection } from "@/lib/catalogue/collections/describe-collection";
import { collectionDtoSchema, withoutChoice } from "@/lib/catalogue/collections/dto";
import { listCollections } from "@/lib/catalogue/collections/queries";
import { createCollection } from "@/lib/catalogue/collections/save-collection";
import { createCollectionSchema } from "@/lib/catalogue/collections/schema";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/collections
export const GET = route(
  {
    summary: "The collections, in the owner's order; admins also read which products were chosen",
    auth: "visitorOrCustomer",
    response: z.array(collectionDtoSchema),
  },
  async ({ user }) => {
    const collections = await listCollections();
    return user?.role === "admin" ? collections : collections.map(withoutChoice);
  },
);

// POST /api/collections
export const POST = route(
  {
    summary: "An admin makes a collection of products, with a page of its own",
    auth: "admin",
    body: createCollectionSchema,
    errors: ["NAME_TAKEN"],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ body }) => ({ verb: "create", kind: "collection", after: describeCollection(body) }),
  },
  async ({ body }) => ({ insertedId: await createCollection(body) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
