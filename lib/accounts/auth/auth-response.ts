import "server-only";
import { z } from "zod";
import { getEnv } from "@/lib/env";
import { errorResponse, toAppError } from "@/lib/platform/http/error-response";
import { AppError } from "@/lib/platform/http/errors";

const HTTP_BAD_REQUEST = 400;
const HTTP_UNAUTHORIZED = 401;
const HTTP_INTERNAL = 500;

const addressSchema = z.object({ url: z.string() });

interface AuthResponse {
  /** What next-auth answers. */
  response: Response;
  /** What went wrong on the way there, in order. */
  errors: unknown[];
  requestId: string;
}

/**
 * next-auth's answer, where it is no refusal; else the one error shape with the status that the trouble has. Beside it
 * stays the `url` from whose `error` next-auth's own client reads why a sign-in failed.
 */
export async function toShopResponse({ response, errors, requestId }: AuthResponse): Promise<Response> {
  if (errors.length > 0) {
    const error = toAppError(errors[0], requestId);
    return await withAddress(errorResponse(error, requestId), errorAddress(error.code));
  }
  if (response.status < HTTP_BAD_REQUEST) return response;
  const body = addressSchema.safeParse(await response.json().catch(() => null));
  return await withAddress(errorResponse(toRefusal(response.status), requestId), body.data?.url);
}

function toRefusal(status: number): AppError {
  if (status === HTTP_UNAUTHORIZED)
    return new AppError("NOT_SIGNED_IN", { message: "Wrong email or password." });
  return new AppError(status < HTTP_INTERNAL ? "BAD_REQUEST" : "INTERNAL");
}

function errorAddress(code: string): string {
  return new URL(`/api/auth/error?error=${code}`, getEnv().NEXTAUTH_URL).href;
}

async function withAddress(response: Response, url: string | undefined): Promise<Response> {
  const { status, headers } = response;
  return Response.json({ ...(await response.json()), url }, { status, headers });
}
