// @ts-check
import { BODY_BUFFER } from "./buffer-request-body.mjs";
import { MAX_HEADER_BYTES } from "./client-error.mjs";
import { CONNECTION_TIMES } from "./connection-limit.mjs";

/** How the server reads what clients send. */
export const SERVER_OPTIONS = {
  ...CONNECTION_TIMES,
  ...BODY_BUFFER,
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
};
