import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;

/** How a command ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  /** Everything that it has printed so far. */
  output: () => string;
  /** Waits until it has printed this text; if it ends first, throws with its output. */
  says: (text: string) => Promise<void>;
  ended: Promise<Ended>;
  /** Sends a signal to the command and to everything that it has started, as a terminal does. */
  signal: (name: NodeJS.Signals) => void;
}

export interface CommandOptions {
  /** Values for the words in capitals, such as EMAIL. */
  words?: Record<string, string>;
  /** Further arguments, for example to make it short. */
  more?: string[];
  /** More variables than the test's own; they win over those that the command itself sets. */
  env?: Record<string, string>;
}

/**
 * Variables of the test runner, of the npm that started it and of a CI machine; a person's shell has none of them. With
 * `CI`, oxlint colours its output even where colours are off.
 */
const OF_THE_RUNNER =
  /^(?:CI|VITEST.*|(?:TEST|LONG|FUZZ)_.*|NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|INIT_CWD|LAUNCHER_PIPE|FORCE_COLOR|npm_(?!config_).*)$/;

/** Starts a documented command in a folder: its variables, the program, and its arguments, word for word. */
export function startCommand(command: string, cwd: string, options: CommandOptions = {}): Running {
  const { variables, words } = readCommand(command, options.words ?? {});
  const [program = "", ...args] = words;
  const more = options.more ?? [];
  const separator = program === "npm" && more.length > 0 && !args.includes("--") ? ["--"] : [];
  const child = spawn(program, [...args, ...separator, ...more], {
    cwd,
    // npm's own lines, such as the name of the package, do not belong to the command's output.
    env: {
      ...shellEnvironment(),
      NO_COLOR: "1",
      npm_config_loglevel: "silent",
      ...variables,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (said.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (said.stderr += String(chunk)));
  const output = () => said.stdout + said.stderr;
  return {
    output,
    async says(text) {
      while (!output().includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(output());
        await sleep(POLL_MS);
      }
    },
    ended: once(child, "close").then(() => ({ code: child.exitCode, ...said })),
    signal: (name) => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, name);
    },
  };
}

function shellEnvironment(): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  for (const name of Object.keys(environment))
    if (OF_THE_RUNNER.test(name)) Reflect.deleteProperty(environment, name);
  return environment;
}

/** Splits the command, and replaces the words in capitals by the values. */
function readCommand(command: string, values: Record<string, string>) {
  const variables: Record<string, string> = {};
  const words: string[] = [];
  for (const word of command.split(" ")) {
    const [, name, value] = /^([A-Z][A-Z_]*)=(.*)$/.exec(word) ?? [];
    if (name !== undefined && value !== undefined && words.length === 0) variables[name] = value;
    else words.push(word.replace(/^[A-Z]{2,}(?=$|\.)/, (placeholder) => requireValue(values, placeholder)));
  }
  return { variables, words };
}

function requireValue(values: Record<string, string>, word: string): string {
  const value = values[word];
  if (value === undefined) throw new Error(`The test says nothing for ${word}.`);
  return value;
}
