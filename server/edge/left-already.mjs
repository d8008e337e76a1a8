// @ts-check
import { setImmediate as nextTurn } from "node:timers/promises";

/** The event loop hears that a connection has ended at most so many turns after the last request on it. */
const TURNS_UNTIL_HEARD = 3;

/**
 * Whether the client has left before its request is worked on. Connections wait in the system while the server is busy;
 * whoever closed one meanwhile leaves a request that is read like any other, and would cost the same work.
 * @param {import("node:http").IncomingMessage} request
 */
export async function hasLeft(request) {
  for (let turn = 0; turn < TURNS_UNTIL_HEARD && !request.destroyed; turn += 1) await nextTurn();
  return request.destroyed;
}
