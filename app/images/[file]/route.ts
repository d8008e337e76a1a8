import { pictureResponse } from "@/lib/catalogue/images/picture-response";

interface PictureContext {
  params: Promise<{ file: string }>;
}

// GET /images/{id}-{width}.webp — a picture that an admin has uploaded
export const GET = async (request: Request, { params }: PictureContext): Promise<Response> =>
  await pictureResponse(request, (await params).file);
