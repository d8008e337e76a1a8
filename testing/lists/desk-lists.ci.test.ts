import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DeskListRow } from "@/testing/lists/desk-list-rows";
import { DESK_LISTS } from "@/testing/lists/desk-lists";
import { useDatabase } from "@/testing/database";

useDatabase();

const ROWS = 450;
const BAD_CURSORS = ["x", "<script>", "65f00000000000000000000", "1.2.3.4.65f000000000000000000001", " "];

/** Reads a list to its end; a new row comes in while the second page is read. */
async function readAll({ read, fill }: DeskListRow): Promise<{ ids: string[]; parts: number }> {
  const ids: string[] = [];
  let parts = 0;
  for (let cursor: string | undefined; ;) {
    const { rows, next } = await read(cursor);
    ids.push(...rows);
    parts += 1;
    if (next === null) return { ids, parts };
    if (parts === 1) await fill(3);
    cursor = next;
  }
}

describe.each(DESK_LISTS)("$list", (row) => {
  it("gives each of 450 rows once, whatever comes in meanwhile, and refuses what is no place in it", async () => {
    const made = await row.fill(ROWS);
    const { ids, parts } = await readAll(row);
    expect(parts).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(made.filter((id) => !ids.includes(id))).toEqual([]);
    for (const cursor of BAD_CURSORS) expect(row.accepts(cursor), cursor).toBe(false);
  });
});

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => join(parentPath, name));

it("has a row for every list that is read in parts", () => {
  const rowsOf = (file: string) => DESK_LISTS.filter(({ source }) => source === file).length;
  const reading = listFiles("lib").filter((file) => file !== "lib/platform/http/list.ts");
  const short = reading.filter((file) => {
    const calls = readFileSync(file, "utf8").match(/\b(?:toPage|partOf)\(/g) ?? [];
    return calls.length > rowsOf(file);
  });
  expect(short).toEqual([]);
});
