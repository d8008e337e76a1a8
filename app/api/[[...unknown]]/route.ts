import { randomUUID } from "node:crypto";
import { errorResponse } from "@/lib/platform/http/error-response";
import { AppError } from "@/lib/platform/http/errors";

// /api/… — every address that is not a call of the contract
const handler = (request: Request): Response =>
  errorResponse(new AppError("NOT_FOUND"), request.headers.get("x-request-id") ?? randomUUID());

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
