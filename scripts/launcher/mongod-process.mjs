// @ts-check
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { findCommand } from "./find-command.mjs";
import { watchLauncher } from "./watch-launcher.mjs";

// A mongod that ends with the launcher: node mongod-process.mjs MONGOD DATA_FOLDER SOCKET_PATH

const DRAIN_MS = 2000;

const [mongod = "", dataDir = "", socketPath = ""] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true, mode: 0o700 });

// With a path as its address, mongod opens no port. It still makes its default socket; the prefix keeps that out of the
// folder that everybody shares.
const args = [
  `--dbpath=${dataDir}`,
  `--bind_ip=${socketPath}`,
  `--unixSocketPrefix=${dirname(socketPath)}`,
  `--logpath=${join(dataDir, "mongod.log")}`,
  "--logappend",
];
// Even a kill -9 of this process then ends mongod.
const setpriv = process.platform === "linux" ? findCommand("setpriv") : null;
const [command, guard] = setpriv === null ? [mongod, []] : [setpriv, ["--pdeathsig", "TERM", mongod]];
const child = spawn(command, [...guard, ...args], { stdio: ["ignore", "ignore", "inherit"] });

child.once("error", (error) => {
  console.error(`mongod does not start: ${error.message}`);
  process.exit(1);
});
child.once("exit", (code) => {
  rmSync(dirname(socketPath), { recursive: true, force: true });
  if (code !== 0) console.error(`mongod ended; its log is ${join(dataDir, "mongod.log")}.`);
  process.exit(code ?? 1);
});

const end = () => void child.kill("SIGTERM");
process.on("SIGTERM", end);
process.on("SIGINT", end);
watchLauncher(() => setTimeout(end, DRAIN_MS));
