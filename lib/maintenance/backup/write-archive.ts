import "server-only";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { archiveLines } from "@/lib/maintenance/backup/archive-lines";
import { readRoom, RESERVE_BYTES } from "@/lib/platform/health/disk-room.mjs";

/** So much text is written between two looks at the disk. */
const LOOK_EVERY_BYTES = 1024 * 1024;

/**
 * Writes an archive of the whole database for its owner's eyes only. The file is there whole or not at all. Throws
 * ArchiveError when there is a file of this name, or no room for it beside the reserve of the database.
 */
export async function writeArchive(
  file: string,
  lines: AsyncIterable<string> = archiveLines(),
): Promise<void> {
  if (await exists(file)) throw new ArchiveError(`${file} is there already.`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    const handle = await open(draft, "wx", 0o600);
    await pipeline(
      Readable.from(whileThereIsRoom(lines, dirname(file))),
      createGzip(),
      handle.createWriteStream({ flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* whileThereIsRoom(lines: AsyncIterable<string>, folder: string): AsyncGenerator<string> {
  let leftBytes = 0;
  for await (const line of lines) {
    leftBytes -= line.length;
    if (leftBytes < 0) {
      leftBytes = LOOK_EVERY_BYTES;
      if (readRoom(folder).freeBytes < RESERVE_BYTES)
        throw new ArchiveError("There is no room on the disk for this backup.");
    }
    yield line;
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    const handle = await open(file, "r");
    await handle.close();
    return true;
  } catch {
    return false;
  }
}
