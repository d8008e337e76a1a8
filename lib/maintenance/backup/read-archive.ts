import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { BACKUP_ORDER } from "@/lib/maintenance/backup/collections";
import {
  ARCHIVE_VERSION,
  type ArchiveEnd,
  archiveEndSchema,
  type ArchiveHeader,
  archiveHeaderSchema,
} from "@/lib/maintenance/backup/schema";
import { createSignature, isSameSignature } from "@/lib/maintenance/backup/signature";
import type { Counts } from "@/lib/maintenance/backup/stored";

const END = "#end ";
const DAMAGED = "This archive is cut off or damaged. Nothing was restored.";

interface CheckedArchive {
  createdAt: string;
  counts: Counts;
  /** Whether it was written with this shop's secret and not changed since. */
  isSigned: boolean;
}

/** Reads an archive to its end and throws ArchiveError unless it is one of the shop's, whole and undamaged. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const hash = createHash("sha256");
  const signature = createSignature();
  const counts: Counts = {};
  let header: ArchiveHeader | undefined;
  let end: ArchiveEnd | undefined;
  let collection = "";
  for await (const line of readLines(file)) {
    if (end) throw new ArchiveError(DAMAGED);
    if (header && line.startsWith(END)) end = readEnd(line.slice(END.length));
    else {
      hash.update(`${line}\n`);
      signature.update(`${line}\n`);
    }
    if (!header) header = readHeader(line);
    else if (line.startsWith("#")) collection = line.slice(1);
    else counts[collection] = (counts[collection] ?? 0) + 1;
  }
  const isWhole = header?.collections.every((name) => end?.counts[name] === (counts[name] ?? 0));
  if (!header || !end || !isWhole || end.sha256 !== hash.digest("hex")) throw new ArchiveError(DAMAGED);
  const isSigned = end.seal !== undefined && isSameSignature(end.seal, signature.digest("hex"));
  return { createdAt: header.createdAt, counts: end.counts, isSigned };
}

/** The documents of a checked archive, each as its line, with the collection that it belongs to. */
export async function* readDocuments(file: string): AsyncGenerator<{ collection: string; line: string }> {
  let collection = "";
  for await (const line of readLines(file)) {
    if (line.startsWith("#")) collection = line.slice(1);
    else if (collection) yield { collection, line };
  }
}

function readHeader(line: string): ArchiveHeader {
  const parsed = archiveHeaderSchema.safeParse(parseJson(line));
  if (!parsed.success) throw new ArchiveError("This is not an archive of the shop.");
  const { version, collections } = parsed.data;
  const unknown = collections.filter((name) => !BACKUP_ORDER.includes(name));
  if (version > ARCHIVE_VERSION || unknown.length > 0)
    throw new ArchiveError("This archive was made by a newer shop. Update this one first.");
  return parsed.data;
}

function readEnd(json: string): ArchiveEnd {
  const parsed = archiveEndSchema.safeParse(parseJson(json));
  if (!parsed.success) throw new ArchiveError(DAMAGED);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NEWLINE = 0x0a;

/** Splits lines by the byte: for node:readline, letters inside a text end a line too. */
async function* readLines(file: string): AsyncGenerator<string> {
  const pieces: Buffer[] = [];
  for await (const piece of readUnpacked(file)) {
    let start = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, start)) {
      pieces.push(piece.subarray(start, at));
      yield Buffer.concat(pieces).toString();
      pieces.length = 0;
      start = at + 1;
    }
    pieces.push(piece.subarray(start));
  }
  if (Buffer.concat(pieces).length > 0) throw new ArchiveError(DAMAGED);
}

async function* readUnpacked(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.once("error", (error) => unpacked.destroy(error));
  try {
    for await (const piece of packed.pipe(unpacked)) yield Buffer.from(piece);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new ArchiveError(`There is no file ${file}.`);
    throw new ArchiveError(DAMAGED);
  } finally {
    packed.destroy();
  }
}
