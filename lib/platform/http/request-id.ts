import { randomUUID } from "node:crypto";

/** The id that the server has given a request; one of its own where it came past the server. */
export const requestIdOf = (request: Request): string => request.headers.get("x-request-id") ?? randomUUID();
