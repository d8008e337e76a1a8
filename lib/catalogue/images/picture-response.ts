import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { NO_SUCH_PICTURE, plainTextError, toPlainTextError } from "@/lib/platform/http/plain-text-error";
import { isPictureFile } from "@/lib/catalogue/images/rules";
import { readPictureFile } from "@/lib/catalogue/images/picture-store";

const FOREVER = "public, max-age=31536000, immutable";

/**
 * A picture for everybody. The picture under a name never changes, so browsers may keep it for good, and one that has
 * it gets a 304 without a look. It is read whole before anything is sent: trouble in the middle is an honest 503.
 */
export async function pictureResponse(request: Request, name: string): Promise<Response> {
  if (!isPictureFile(name)) return plainTextError({ status: 404, message: NO_SUCH_PICTURE });
  const etag = `"${name}"`;
  const headers = { ETag: etag, "Cache-Control": FOREVER, "X-Content-Type-Options": "nosniff" };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  try {
    const bytes = await new Deadline().within(async () => {
      await connectDb();
      return await readPictureFile(name);
    });
    if (!bytes) return plainTextError({ status: 404, message: NO_SUCH_PICTURE });
    return new Response(new Uint8Array(bytes), { headers: { ...headers, "Content-Type": "image/webp" } });
  } catch (error) {
    return toPlainTextError(request, error);
  }
}
