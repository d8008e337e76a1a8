import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

const list = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .trim()
    .split("\n");

const DOCUMENTS = list("*.md");
const FILE_NAMES = new Set(list().map((path) => basename(path)));

/** The rooms of the house: inline code is a path if it begins with one of them or names a file beside the document. */
const ROOMS = new Set(
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name),
);

/** Inline code that looks like a file or folder of ours; `lib/<domain>/…` and `lib/*` are patterns. */
function listPaths(text: string): string[] {
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word ?? "");
  return words.filter((word) => {
    if (/[<*…:{}=]|^\/|^@/.test(word)) return false;
    const [first = ""] = word.split("/");
    return word.includes("/") ? ROOMS.has(first) : /\.(?:mjs|tsx?)$/.test(word);
  });
}

it.each(DOCUMENTS)("%s names only files that there are", (document) => {
  const paths = listPaths(readFileSync(join(ROOT, document), "utf8"));
  const missing = paths.filter((path) =>
    path.includes("/")
      ? ![ROOT, join(ROOT, dirname(document))].some((folder) => existsSync(join(folder, path)))
      : !FILE_NAMES.has(path),
  );
  expect(missing).toEqual([]);
});

it("keeps each decision on one page", () => {
  const decisions = DOCUMENTS.filter((path) => /(?:^|\/)adr\//.test(path));
  expect(decisions.length).toBeGreaterThan(20);
  const long = decisions.filter((path) => readFileSync(join(ROOT, path), "utf8").split("\n").length > 41);
  expect(long).toEqual([]);
});
