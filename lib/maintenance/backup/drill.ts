import "server-only";
import { basename } from "node:path";
import mongoose from "mongoose";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { listArchives } from "@/lib/maintenance/backup/list-archives";
import { restoreArchive } from "@/lib/maintenance/backup/restore-archive";
import { getDatabase } from "@/lib/maintenance/backup/stored";
import { brokenPictures } from "@/lib/maintenance/invariants/broken-pictures";
import { ShopError } from "@/lib/platform/shop-error";

const NAME_END = "-drill";

export interface Drill {
  /** The name of the backup, without its folder; null where there is none. */
  backup: string | null;
  /** The time at which the newest backup was begun. */
  createdAt?: string;
  orders: number;
  products: number;
  pictures: number;
  /** Why nobody should rely on this backup; empty where it would do. */
  problems: string[];
}

/** The address of the database beside the shop's in which a backup is tried. */
export function drillUri(shopUri: string): string {
  const [address = "", query] = shopUri.split("?");
  const [, server = address, name = ""] = /^(mongodb(?:\+srv)?:\/\/[^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  return `${server}/${name || "test"}${NAME_END}${query === undefined ? "" : `?${query}`}`;
}

/**
 * Restores the newest backup of a folder into the database that this process is connected to, which must be one for drills,
 * and looks whether orders, stock, money and pictures are whole there. Nothing of it stays. Never throws for what is wrong
 * with the backup.
 */
export async function drillNewest(folder: string): Promise<Drill> {
  const [file] = await listArchives(folder);
  const nothing = { backup: file ? basename(file) : null, orders: 0, products: 0, pictures: 0 };
  if (!file) return { ...nothing, problems: ["There is no backup."] };
  await emptyDatabase();
  try {
    const { createdAt, archived, after, violations } = await restoreArchive({ file, replace: true });
    const lost = ["orders", "products", "users"].filter((name) => (after[name] ?? 0) < (archived[name] ?? 0));
    const { checked, broken } = await brokenPictures();
    return {
      ...nothing,
      createdAt,
      orders: after.orders ?? 0,
      products: after.products ?? 0,
      pictures: checked,
      problems: [...lost.map((name) => `Some ${name} did not come back.`), ...violations, ...broken],
    };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { ...nothing, problems: [error.message.replaceAll(file, basename(file))] };
  } finally {
    await emptyDatabase();
  }
}

/** Drops all of it, and throws where it is not one for drills. */
async function emptyDatabase(): Promise<void> {
  const database = getDatabase();
  if (!mongoose.connection.name.endsWith(NAME_END)) throw new ShopError("This is not a database for drills.");
  await database.dropDatabase();
}

/** What the desk and the shopkeeper are told of a drill that failed. */
export function describeFailedDrill({ backup, problems }: Drill): string {
  const [first = "", ...others] = problems;
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  if (backup === null) return "The restore drill failed: there is no backup.";
  return `The restore drill failed: the newest backup ${backup} cannot be relied on. ${first}${more}`;
}
