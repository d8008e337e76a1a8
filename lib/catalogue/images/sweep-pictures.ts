import "server-only";
import type { Types } from "mongoose";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { inBatches } from "@/lib/platform/database/in-batches";
import { connectDb } from "@/lib/platform/database/db";
import { findOrderReferences, findDroppableReferences } from "@/lib/catalogue/images/find-references";
import { pictureAddress } from "@/lib/catalogue/images/rules";
import { PICTURE_WIDTHS } from "@/lib/own-pictures";
import { PictureChunk, PictureFile } from "@/models/picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** When a picture that a product or a cart shows is looked at again. */
const SHOWN_FOR_MS = 7 * DAY_MS;
/** And one that an order shows: orders stay. */
const ORDERED_FOR_MS = 365 * DAY_MS;
const BATCH = 500;

/**
 * Removes the pictures that nothing shows and nobody keeps any more. It looks again, a week later, at a picture that a
 * product, a cart, a slide or an order still shows. Any instance may run it, at any time, also at once.
 */
export async function sweepPictures(now = new Date()): Promise<void> {
  await connectDb();
  for (;;) {
    const due = await PictureFile.find({ "metadata.keepUntil": { $lt: now } })
      .select("filename uploadDate")
      .limit(BATCH)
      .lean();
    if (due.length === 0) break;
    const shown = await findDroppableReferences(due.map(({ filename }) => addressOf(filename)));
    const others = due.filter(({ filename }) => !shown.has(addressOf(filename)));
    const ordered = await findOrderReferences(
      others.map(({ filename }) => addressOf(filename)),
      uploadTime(others),
    );
    const idsOf = (addresses: Set<string>) =>
      due.filter(({ filename }) => addresses.has(addressOf(filename))).map(({ _id }) => _id);
    await keep(idsOf(shown), new Date(now.getTime() + SHOWN_FOR_MS));
    await keep(idsOf(ordered), new Date(now.getTime() + ORDERED_FOR_MS));
    const loose = others.filter(({ filename }) => !ordered.has(addressOf(filename)));
    await removeFiles({ fileIds: loose.map(({ _id }) => _id), now });
  }
  await removeOrphanedChunks(now);
}

async function keep(fileIds: Types.ObjectId[], keepUntil: Date): Promise<void> {
  if (fileIds.length > 0)
    await PictureFile.updateMany({ _id: { $in: fileIds } }, { "metadata.keepUntil": keepUntil });
}

/** When the first of them was uploaded, with a day for clocks that differ: no older order can show one. */
function uploadTime(files: { uploadDate: Date }[]): Date {
  return new Date(Math.min(...files.map(({ uploadDate }) => uploadDate.getTime()), Date.now()) - DAY_MS);
}

/** Removes those that nobody has laid claim to in the meantime: see requirePictures. */
async function removeFiles({ fileIds, now }: { fileIds: Types.ObjectId[]; now: Date }): Promise<void> {
  const among = { $in: fileIds };
  await PictureFile.deleteMany({ _id: among, "metadata.keepUntil": { $lt: now } });
  const claimed = await PictureFile.find({ _id: among }).select("_id").lean();
  await PictureChunk.deleteMany({ files_id: { $in: fileIds, $nin: claimed.map(({ _id }) => _id) } });
}

/** Removes what a crash in the middle of an upload or a removal left: parts of files that are not there. */
async function removeOrphanedChunks(now: Date): Promise<void> {
  const dayAgo = firstIdSince(now.getTime() - DAY_MS);
  // Both fields are in one index: no piece of a picture is read for it.
  const first = PictureChunk.find({ n: 0, files_id: { $lt: dayAgo } })
    .select({ _id: 0, files_id: 1 })
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const chunks of inBatches(first, BATCH))
    await removeChunksWithoutFile(chunks.map(({ files_id: fileId }) => fileId));
}

async function removeChunksWithoutFile(fileIds: Types.ObjectId[]): Promise<void> {
  const files = await PictureFile.find({ _id: { $in: fileIds } })
    .select("_id")
    .lean();
  const here = new Set(files.map(({ _id }) => _id.toString()));
  const orphaned = fileIds.filter((fileId) => !here.has(fileId.toString()));
  if (orphaned.length > 0) await PictureChunk.deleteMany({ files_id: { $in: orphaned } });
}

const WIDTH = new RegExp(`-(?:${PICTURE_WIDTHS.join("|")})\\.webp$`);

const addressOf = (filename: string): string => pictureAddress(filename.replace(WIDTH, ""));
