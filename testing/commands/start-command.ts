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
  /** Waits until it has printed this; throws with what it has printed where it ends before. */
  says: (text: string) => Promise<void>;
  ended: Promise<Ended>;
  /** Sends a signal to the command and to everything that it has started, as a terminal does. */
  signal: (name: NodeJS.Signals) => void;
}

export interface CommandOptions {
  /** What stands for the words in capitals, such as EMAIL. */
  words?: Record<string, string>;
  /** Further arguments, such as those that make it short. */
  more?: string[];
  /** Variables beside those of the test; they win over those that the command's own words set. */
  env?: Record<string, string>;
}

/**
 * Variables of the test runner, of the npm that started it and of a machine that checks changes; a person's shell has none
 * of them. With `CI`, oxlint colours what it prints even where colours are refused.
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
    // npm's own lines, such as the name of the package, are not the command's.
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

/** Takes the command apart, and puts the values in the places of the words in capitals. */
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
