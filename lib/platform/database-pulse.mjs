// @ts-check
import { processState } from "./process-state.mjs";

/** A database that has sent nothing for so long, while somebody waits for it, is dead; any other is only slow. */
const DEAD_AFTER_MS = 2_000;

/**
 * Notes, from here on, whatever the database sends over this connection.
 * @param {import("node:stream").Duplex} socket
 */
export function watchPulse(socket) {
  const watched = (processState.watchedSockets ??= new WeakSet());
  if (watched.has(socket)) return;
  watched.add(socket);
  socket.on("data", () => {
    processState.databaseHeardAt = performance.now();
  });
}

/** True where the database has answered somebody in this process a moment ago. */
export function isDatabaseAnswering(now = performance.now()) {
  const { databaseHeardAt } = processState;
  return databaseHeardAt !== undefined && now - databaseHeardAt < DEAD_AFTER_MS;
}
