import { expect, it } from "vitest";
import { listCommands, listScripts, listVariables, read } from "@/testing/commands/documented";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { listSources } from "@/tools/structure/import-graph";

const SOURCES = listSources(ROOT);
const TESTS = SOURCES.filter((file) => /\.(?:test|spec)\.tsx?$|^(?:testing|e2e)\//.test(file)).map(read);

/** The first argument of each itRuns: testing/commands/command-tests.ts. */
const TESTED = new Set(
  SOURCES.filter((file) => /^testing\/commands\/.*\.test\.ts$/.test(file)).flatMap((file) =>
    [...read(file).matchAll(/^itRuns\(\s*"([^"]+)"/gm)].map(([, command = ""]) => command),
  ),
);
const CONSTANTS = new Set(
  SOURCES.flatMap((file) =>
    [...read(file).matchAll(/^export const ([A-Z_]+)\b/gm)].map(([, name = ""]) => name),
  ),
);

it("runs every command of README and docs", () => {
  const commands = listCommands();
  expect(commands).toContain("npm run restore FILE -- --replace");
  expect(commands.filter((command) => !TESTED.has(command))).toEqual([]);
});

it("runs every command of package.json", () => {
  const programs = new Set([...TESTED].map((command) => /npm (?:run )?\S+/.exec(command)?.[0]));
  const scripts = listScripts();
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((script) => !programs.has(script))).toEqual([]);
});

it("reads commands with what goes on from them", () => {
  const text = "`npm run a -- x FILE` (also `-- y`), `b`\n```\nA=1 npm start   # opens\nls\n```\n`-- z`";
  expect(listCommands([text])).toEqual([
    "npm run a -- x FILE",
    "npm run a -- y",
    "A=1 npm start",
    "A=1 npm start -- z",
  ]);
});

it("sets every documented variable", () => {
  const variables = listVariables(CONSTANTS);
  expect(variables).toEqual(
    expect.arrayContaining(["SMS_URL", "GOOGLE_ISSUER", "CHROMIUM_PATH", "FUZZ_SEED"]),
  );
  const isSet = (name: string) => {
    const setting = new RegExp(`stubEnv\\(\\s*"${name}"|(?<![A-Z_])${name}["']?(?:=|:(?! string))`);
    return TESTS.some((text) => setting.test(text));
  };
  expect(variables.filter((name) => !isSet(name))).toEqual([]);
});
