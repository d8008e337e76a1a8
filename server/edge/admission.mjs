// @ts-check
import { ConcurrencyLimit } from "./concurrency-limit.mjs";
import { knownAccount } from "./device-cookie.mjs";
import { RATE_LIMITED_ROUTES, MOST_WAITING, PER_KNOWN_ACCOUNT } from "./rate-limited-routes.mjs";
import { HEAD_EVENT } from "./response-pipeline.mjs";
import { TokenBuckets } from "./token-buckets.mjs";
import { bufferRequestBody } from "./buffer-request-body.mjs";

/** @typedef {{ status: 429 | 503, retryAfterSeconds: number }} Overload */

const BUSY_RETRY_AFTER_SECONDS = 2;

/**
 * Decides, before the framework has any work with it, whether a request that anybody may make is let in, and when: a
 * bucket for each address (429), then so many at once and so many waiting (503). A device in which somebody has signed
 * in before has a bucket and a line of its own, which neither its neighbours nor a flood from elsewhere use up.
 * @param {{ factor: number, secret: string, now?: () => number }} options the factor multiplies every rate; what the process can bear stays
 */
export function makeAdmission({ factor, secret, now }) {
  const makeBuckets = (/** @type {import("./token-buckets.mjs").Rate} */ { burst, perSecond }) =>
    new TokenBuckets({
      burst: Math.max(1, Math.round(burst * factor)),
      perSecond: perSecond * factor,
      ...(now && { now }),
    });
  const makeLine = (/** @type {number} */ atOnce) =>
    new ConcurrencyLimit({ atOnce, mostWaiting: MOST_WAITING });
  const doors = RATE_LIMITED_ROUTES.map(({ isMeant, perAddress, atOnce }) => ({
    isMeant,
    strangers: { buckets: makeBuckets(perAddress), line: makeLine(atOnce) },
    known: { buckets: makeBuckets(PER_KNOWN_ACCOUNT), line: makeLine(atOnce) },
  }));

  /**
   * Lets the request in at once, later or not at all.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {{ letIn: () => void, refuse: (overload: Overload) => void }} outcome
   */
  return function admit(request, response, { letIn, refuse }) {
    const { method = "", url = "/", headers } = request;
    const path = plainPath(url);
    const door = doors.find(({ isMeant }) => isMeant(method, path));
    if (!door) {
      letIn();
      return;
    }
    const account = knownAccount(headers.cookie, secret);
    const isOwn = account !== null && door.known.buckets.take(account) === 0;
    const wait = isOwn ? 0 : door.strangers.buckets.take(String(headers["x-client-address"]));
    if (wait > 0) {
      refuse({ status: 429, retryAfterSeconds: wait });
      return;
    }
    const { line } = isOwn ? door.known : door.strangers;
    const start = (/** @type {() => void} */ done) => {
      response.once("close", done);
      if (response.closed) {
        done();
        return;
      }
      // What it cost is done then, and who reads the answer drop by drop holds nobody's turn.
      response.once(HEAD_EVENT, () => setImmediate(done));
      letIn();
    };
    const refuseBusy = () => refuse({ status: 503, retryAfterSeconds: BUSY_RETRY_AFTER_SECONDS });
    bufferRequestBody(request, () => line.run({ start, refuse: refuseBusy }));
  };
}

/**
 * The path as the framework will read it, however it is spelled.
 * @param {string} url whose percent-encoding is good
 */
function plainPath(url) {
  const [path = ""] = url.split("?", 1);
  return decodeURIComponent(path)
    .replace(/[/\\]+/g, "/")
    .replace(/(?<=.)\/$/, "");
}
