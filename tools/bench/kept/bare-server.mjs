// @ts-check
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// Sends from memory what another server has answered: node bare-server.mjs FILE PORT

/** @typedef {{ headers: string[], body: string }} Recorded */

const [file = "", port = ""] = process.argv.slice(2);
/** @type {Record<string, Record<"compressed" | "plain", Recorded>>} */
const recorded = JSON.parse(readFileSync(file, "utf8"));
const answers = new Map(
  Object.entries(recorded).map(([path, { compressed, plain }]) => [
    path,
    { compressed: prepare(compressed), plain: prepare(plain) },
  ]),
);

/** @param {Recorded} answer */
function prepare({ headers, body }) {
  return { headers, body: Buffer.from(body, "base64") };
}

createServer((request, response) => {
  const kinds = answers.get(request.url ?? "");
  const answer = request.headers["accept-encoding"] ? kinds?.compressed : kinds?.plain;
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
}).listen(Number(port), "127.0.0.1");
