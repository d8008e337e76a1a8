import { errorResponse } from "@/lib/platform/http/error-response";
import { AppError } from "@/lib/platform/http/errors";
import { requestIdOf } from "@/lib/platform/http/request-id";

// /api/… — every address that is not a call of the contract
const handler = (request: Request): Response =>
  errorResponse(new AppError("NOT_FOUND"), requestIdOf(request));

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
