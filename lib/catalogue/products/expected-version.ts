import { AppError } from "@/lib/platform/http/errors";

/** The product version of an `If-Match: "3"` header; undefined without one. Throws BAD_REQUEST. */
export function readExpectedVersion(request: Request): number | undefined {
  const header = request.headers.get("if-match");
  if (header === null || header.trim() === "*") return undefined;
  const version = /^\s*"?(\d{1,9})"?\s*$/.exec(header)?.[1];
  if (version === undefined)
    throw new AppError("BAD_REQUEST", { message: "If-Match must be a product's version." });
  return Number(version);
}
