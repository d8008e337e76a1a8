import { ENCODINGS, headersOf, type Kind } from "@/tools/bench/kept/encodings";
import { repeat } from "@/tools/bench/measure/bounds";
import { timeGet } from "@/tools/bench/measure/timed-get";

const REQUESTS = 200;
const MAX_SECONDS = 10;

/** One request after the other, over one connection. autocannon counts whole milliseconds, and no first byte. */
export async function askOneByOne(url: string, kind: Kind) {
  const headers = headersOf(ENCODINGS[kind]);
  const ask = () => timeGet(url, { headers });
  const answers = await repeat({ runs: REQUESTS, maxSeconds: MAX_SECONDS }, ask);
  return {
    firstByteMs: answers.map(({ firstByteMs }) => firstByteMs),
    wholeMs: answers.map(({ wholeMs }) => wholeMs),
    bytes: answers[0]?.body.length ?? NaN,
  };
}
