#!/usr/bin/env node
// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

// Runs Firefox for Playwright, which drives it by WebDriver BiDi. This process between them repairs two commands.

/** Playwright sends it for every page and gives up on a refusal; the long-term release does not know it. */
const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride";
/** This call fills a field so that React sees no change; the editor's own command works like typing. */
const INSERT_TEXT = /window\.__pw_bidiInsertText\((\w+)\)/;
const EDITOR_INSERT_TEXT = "(document.execCommand('insertText', false, $1), null)";
const READY = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("error", ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
  process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = READY.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else serve(address);
});

/** @param {string} firefoxAddress */
function serve(firefoxAddress) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.once("listening", () => {
    const address = server.address();
    if (address !== null && typeof address !== "string")
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`);
  });
  server.on("connection", (playwright, { url = "/" }) => {
    // Messages that arrive before the other side is open wait in the paused connection.
    playwright.pause();
    const target = new WebSocket(firefoxAddress + url);
    target.once("open", () => playwright.resume());
    playwright.on("message", (data) => {
      if (!Buffer.isBuffer(data)) return;
      const text = data.toString();
      const { id, method } = JSON.parse(text);
      if (method === UNKNOWN_COMMAND) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else target.send(text.replace(INSERT_TEXT, EDITOR_INSERT_TEXT));
    });
    target.on("message", (data) => playwright.send(data, { binary: false }));
    playwright.once("close", () => target.close());
    target.once("close", () => playwright.close());
    target.once("error", () => playwright.close());
  });
}
