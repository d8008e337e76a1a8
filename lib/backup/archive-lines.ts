import "server-only";
import { createHash } from "node:crypto";
import mongoose from "mongoose";
import { BACKUP_ORDER, COUNTERS, ORDERS, STOCK_UNITS } from "@/lib/backup/collections";
import { readCut } from "@/lib/backup/read-cut";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchiveEnd, type ArchiveHeader } from "@/lib/backup/schema";
import { createSeal } from "@/lib/backup/seal";
import { getDatabase, STORED_EXACTLY } from "@/lib/backup/stored";
import { ORDER_STATUSES } from "@/lib/orders/constants";

const { EJSON } = mongoose.mongo.BSON;

/**
 * The whole database as lines of text, to be compressed and kept: a header, for each collection its name after `#` and
 * a document on each line, exactly as it is stored, and at the end the counts, and checksum and seal of all that came before.
 * The shop may be serving meanwhile. Orders that are placed after the cut are left out.
 */
export async function* archiveLines(): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const seal = createSeal();
  const sealed = (text: string): string => {
    const line = `${text}\n`;
    hash.update(line);
    seal.update(line);
    return line;
  };
  const createdAt = new Date().toISOString();
  const header: ArchiveHeader = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    createdAt,
    collections: BACKUP_ORDER,
  };
  yield sealed(JSON.stringify(header));
  const counts: Record<string, number> = {};
  let cut: Cut | undefined;
  for (const name of BACKUP_ORDER) {
    yield sealed(`#${name}`);
    counts[name] = 0;
    if (name === COUNTERS) cut = await readCut();
    for await (const document of readDocuments(name, cut)) {
      counts[name] += 1;
      yield sealed(EJSON.stringify(document, { relaxed: false }));
    }
  }
  const end: ArchiveEnd = { counts, sha256: hash.digest("hex"), seal: seal.digest("hex") };
  yield `#end ${JSON.stringify(end)}\n`;
}

type Cut = Awaited<ReturnType<typeof readCut>>;

function readDocuments(name: string, cut: Cut | undefined) {
  if (cut && name === STOCK_UNITS) return cut.units;
  const filter = cut && name === ORDERS ? ordersUpTo(cut.lastOrderNumber) : {};
  // By id, so that a document that changes on the way is neither met twice nor missed.
  return getDatabase().collection(name).find(filter, STORED_EXACTLY).sort({ _id: 1 });
}

/** What is not committed yet has no number; placed orders from before numbers were given out have none either. */
function ordersUpTo(lastOrderNumber: number) {
  return {
    status: { $in: [...ORDER_STATUSES] },
    $or: [{ orderNumber: { $lte: lastOrderNumber } }, { orderNumber: { $exists: false } }],
  };
}
