import { setTimeout as sleep } from "node:timers/promises";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { Counter } from "@/models/counter";

export const PARTS = 30;

const nameOf = (part: number): string => `part-${String(part).padStart(2, "0")}`;

/** A migration that counts how often each of its parts ran. */
export function makeSlowMigration({ number = 1, partMs = 20 } = {}): Migration {
  return {
    number,
    name: `slow-${number}`,
    async runPart(checkpoint) {
      const part = checkpoint === null ? 1 : Number(checkpoint) + 1;
      if (part > PARTS) return null;
      await sleep(partMs);
      await Counter.updateOne({ _id: `${number} ${nameOf(part)}` }, { $inc: { value: 1 } }, { upsert: true });
      return String(part);
    },
  };
}

/** How often each part of the migration ran, in order. */
export async function readParts(number = 1): Promise<number[]> {
  const counters = await Counter.find({ _id: { $regex: `^${number} part-` } })
    .sort({ _id: 1 })
    .lean();
  return counters.map(({ value }) => value);
}
