import { pictureResponse } from "@/lib/catalogue/images/picture-response";

// GET /images/{id}-{width}.webp — a picture that an admin has uploaded
export const GET = async (request: Request, { params }: RouteContext<"/images/[file]">): Promise<Response> =>
  await pictureResponse(request, (await params).file);
