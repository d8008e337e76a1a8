import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTest } from "./import-graph";

interface Room {
  name: string;
  files: number;
  lines: number;
  linesOfTests: number;
  /** Percent of all lines outside tests and rooms of tools; null for those rooms. */
  share: number | null;
}

/** Rooms that measure and test the shop; they are no part of the running shop. */
const BESIDE_THE_SHOP = ["e2e", "testing", "tools"];

/** The rooms of the house, the largest first. */
export function countLines(root: string, files: string[]): Room[] {
  const rooms = new Map<string, Room>();
  for (const file of files) {
    const name = file.includes("/") ? (file.split("/")[0] ?? file) : "(root)";
    const room = rooms.get(name) ?? { name, files: 0, lines: 0, linesOfTests: 0, share: null };
    rooms.set(name, room);
    const lines = readFileSync(join(root, file), "utf8").split("\n").length - 1;
    if (isTest(file)) room.linesOfTests += lines;
    else {
      room.files += 1;
      room.lines += lines;
    }
  }
  const ofShop = [...rooms.values()].filter(({ name }) => !BESIDE_THE_SHOP.includes(name));
  const all = ofShop.reduce((sum, { lines }) => sum + lines, 0);
  for (const room of ofShop) room.share = (100 * room.lines) / all;
  return [...rooms.values()].toSorted((a, b) => b.lines + b.linesOfTests - a.lines - a.linesOfTests);
}
