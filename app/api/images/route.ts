import { z } from "zod";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { addPicture } from "@/lib/catalogue/images/add-picture";
import { requireUploadHeaders } from "@/lib/catalogue/images/read-upload";
import { uploadQuerySchema } from "@/lib/catalogue/images/schema";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

// POST /api/images?crop=left,top,width,height
export const POST = route(
  {
    summary: "An admin uploads a picture; the body is the file itself",
    auth: "admin",
    rate: { name: "upload", points: 200, windowSeconds: 15 * 60 },
    checkHeaders: requireUploadHeaders,
    query: uploadQuerySchema,
    // A photograph of 20 MB may come over a slow line and wait behind others.
    deadlineMs: () => 10 * MINUTE_MS,
    bodyTypes: ["image/*"],
    errors: ["BAD_PICTURE", "BODY_TOO_LARGE", "NOT_A_PICTURE", "PICTURE_TOO_LARGE"],
    response: z.object({ address: z.string() }),
    status: 201,
  },
  async ({ request, query }) => ({
    address: await addPicture(request, query.crop),
  }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
