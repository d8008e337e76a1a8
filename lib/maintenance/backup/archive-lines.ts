import "server-only";
import { createHash } from "node:crypto";
import mongoose from "mongoose";
import { BACKUP_ORDER, COUNTERS, ORDERS, STOCK_UNITS } from "@/lib/maintenance/backup/collections";
import { readCutoff } from "@/lib/maintenance/backup/read-cutoff";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveEnd,
  type ArchiveHeader,
} from "@/lib/maintenance/backup/schema";
import { createSignature } from "@/lib/maintenance/backup/signature";
import { getDatabase, RAW_READ } from "@/lib/maintenance/backup/stored";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

const { EJSON } = mongoose.mongo.BSON;

/**
 * The whole database as lines of text, to be compressed and kept: a header, for each collection its name after `#` and
 * a document on each line, exactly as it is stored, and at the end the counts, and checksum and signature of all that came before.
 * The shop may be serving meanwhile. Orders that are placed after the cutoff are left out.
 */
export async function* archiveLines(): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const signature = createSignature();
  const signed = (text: string): string => {
    const line = `${text}\n`;
    hash.update(line);
    signature.update(line);
    return line;
  };
  const createdAt = new Date().toISOString();
  const header: ArchiveHeader = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    createdAt,
    collections: BACKUP_ORDER,
  };
  yield signed(JSON.stringify(header));
  const counts: Record<string, number> = {};
  let cutoff: Cutoff | undefined;
  for (const name of BACKUP_ORDER) {
    yield signed(`#${name}`);
    counts[name] = 0;
    if (name === COUNTERS) cutoff = await readCutoff();
    for await (const document of readDocuments(name, cutoff)) {
      counts[name] += 1;
      yield signed(EJSON.stringify(document, { relaxed: false }));
    }
  }
  const end: ArchiveEnd = { counts, sha256: hash.digest("hex"), seal: signature.digest("hex") };
  yield `#end ${JSON.stringify(end)}\n`;
}

type Cutoff = Awaited<ReturnType<typeof readCutoff>>;

function readDocuments(name: string, cutoff: Cutoff | undefined) {
  if (cutoff && name === STOCK_UNITS) return cutoff.units;
  const filter = cutoff && name === ORDERS ? ordersUpTo(cutoff.lastOrderNumber) : {};
  // By id, so that a document that changes on the way is neither met twice nor missed.
  return getDatabase().collection(name).find(filter, RAW_READ).sort({ _id: 1 });
}

/** An uncommitted order has no number; placed orders from before numbers were given out have none either. */
function ordersUpTo(lastOrderNumber: number) {
  return {
    status: { $in: [...ORDER_STATUSES] },
    $or: [{ orderNumber: { $lte: lastOrderNumber } }, { orderNumber: { $exists: false } }],
  };
}
