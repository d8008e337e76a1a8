import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bound } from "@/tools/bench/measure/bounds.mjs";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";
import { type LoadResult, readWrk } from "@/tools/bench/measure/read-wrk";
import { END_WITH_LAUNCHER, endChild, hasEnded, signalGroup, startChild } from "@/scripts/launcher/child.mjs";
import { findCommand } from "@/scripts/launcher/find-command.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const HERE = join(ROOT, "tools/bench/measure");
const LATE_MS = 15_000;

export interface Load {
  url: string;
  /** Addresses of the same server, asked for in turn; without them the one of the url. */
  paths?: string[];
  /** As browsers send it, or none. */
  acceptEncoding: string | null;
  connections: number;
  seconds: number;
}

interface RunningLoad {
  /** Ends it before its time, and says what came of it. */
  finish: () => Promise<LoadResult>;
  whenDone: Promise<LoadResult>;
}

/** Which program sends the requests. */
export function describeGenerator(): string {
  if (findCommand("wrk")) return "wrk";
  return "a loop in Node, which is slower than wrk: install that with “apt install wrk”";
}

/** Asks as fast as it can over so many connections until the time is up. */
export async function runLoad(load: Load): Promise<LoadResult> {
  return await startLoad(load).whenDone;
}

export function startLoad(load: Load): RunningLoad {
  requireLoopback(load.url);
  const bounded = bound(load);
  const wrk = findCommand("wrk");
  const child = startChild({ ...(wrk ? wrkCommand(wrk, bounded) : nodeCommand(bounded)), output: "pipe" });
  const whenDone = readResult({ child, read: wrk ? readWrk : JSON.parse, seconds: bounded.seconds });
  const finish = async () => {
    // Both programs then tell what they have so far.
    if (!hasEnded(child)) signalGroup(child, "SIGINT");
    return await whenDone;
  };
  return { finish, whenDone };
}

function wrkCommand(wrk: string, { url, paths, acceptEncoding, connections, seconds }: Load) {
  const header = acceptEncoding === null ? [] : ["-H", `Accept-Encoding: ${acceptEncoding}`];
  const inTurn = paths ? ["-s", join(HERE, "in-turn.lua")] : [];
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, ...header, ...inTurn];
  return { command: wrk, args: [...options, url, ...(paths ? ["--", ...paths] : [])] };
}

function nodeCommand(load: Load) {
  const args = [...END_WITH_LAUNCHER, join(HERE, "node-load.mjs"), JSON.stringify(load)];
  return { command: process.execPath, args };
}

interface ReadOptions {
  child: ChildProcess;
  read: (text: string) => LoadResult;
  seconds: number;
}

async function readResult({ child, read, seconds }: ReadOptions): Promise<LoadResult> {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  }
  const timer = setTimeout(() => void endChild(child, 0), seconds * 1_000 + LATE_MS);
  await once(child, "close");
  clearTimeout(timer);
  const text = Buffer.concat(chunks).toString();
  if (child.exitCode !== 0) throw new Error(`The load could not be made: ${text}`);
  return read(text);
}
