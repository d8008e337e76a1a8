import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { requireUploadHeaders } from "@/lib/catalogue/images/read-upload";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { addOrderPicture } from "@/lib/orders/pictures/add-order-picture";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

// POST /api/orders/{id}/returnPictures
export const POST = route(
  {
    summary:
      "A customer uploads a picture of what was delivered, for a return or a review; the body is the file itself",
    auth: "customer",
    accountRate: { name: "returnPicture", points: 30, windowSeconds: 15 * 60 },
    checkHeaders: requireUploadHeaders,
    params: idParamsSchema,
    // A photograph of 15 MB may come over a slow line and wait behind others; browsers shrink most before sending.
    deadlineMs: () => 5 * MINUTE_MS,
    bodyTypes: ["image/*"],
    errors: [
      "BAD_PICTURE",
      "BODY_TOO_LARGE",
      "NOT_A_PICTURE",
      "NOT_DELIVERED",
      "NOT_FOUND",
      "PICTURE_TOO_LARGE",
    ],
    response: insertedResponseSchema,
    status: 201,
  },
  async ({ user, params, request }) => ({
    insertedId: await addOrderPicture({ user, orderId: params.id, request }),
  }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
