// @ts-check
// Imported, because the framework replaces the global one, whose callbacks may run before the loop's next turn.
import { setImmediate } from "node:timers";

/** The longest wait for new connections: a flood of them does not stop the work. */
const MOST_TURNS = 256;

let accepted = 0;

/** Notes that the server has accepted a connection. */
export function noteAccepted() {
  accepted += 1;
}

/**
 * Calls back once no new connection waits in the system, as far as a turn of the event loop tells. Node accepts one in
 * each turn: if all turns were long with work, whoever comes new would wait for seconds behind all who came before, also
 * for a page that is kept.
 * @param {() => void} then
 */
export function afterNewConnections(then) {
  // The turn under way has accepted its one, or had none.
  setImmediate(() => watchTurn(then, MOST_TURNS));
}

/** @param {() => void} then @param {number} turnsLeft */
function watchTurn(then, turnsLeft) {
  const before = accepted;
  setImmediate(() => {
    if (accepted === before || turnsLeft === 0) then();
    else watchTurn(then, turnsLeft - 1);
  });
}
