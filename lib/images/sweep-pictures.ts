import "server-only";
import { Types } from "mongoose";
import { connectDb } from "@/lib/db";
import { PICTURE_WIDTHS, pictureAddress } from "@/lib/images/rules";
import { repeat } from "@/lib/repeat";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Product } from "@/models/product";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** When a picture that is shown is looked at again. */
const SHOWN_FOR_MS = 7 * DAY_MS;
const SWEEP_INTERVAL_MS = 60 * 60 * 1_000;
const BATCH = 500;
const MILLISECONDS_PER_SECOND = 1_000;

/**
 * Removes the pictures that nothing shows and nobody keeps any more. What is still shown by a product, a cart or an
 * order is looked at again a week later. Any instance may run it, at any time, also at once.
 */
export async function sweepPictures(now = new Date()): Promise<void> {
  await connectDb();
  for (;;) {
    const due = await PictureFile.find({ "metadata.keepUntil": { $lt: now } })
      .select("filename")
      .limit(BATCH)
      .lean();
    if (due.length === 0) break;
    const shown = await findShown(due.map(({ filename }) => addressOf(filename)));
    const isShown = ({ filename }: { filename: string }) => shown.has(addressOf(filename));
    await PictureFile.updateMany(
      { _id: { $in: due.filter(isShown).map(({ _id }) => _id) } },
      { "metadata.keepUntil": new Date(now.getTime() + SHOWN_FOR_MS) },
    );
    await removeFiles({ fileIds: due.filter((file) => !isShown(file)).map(({ _id }) => _id), now });
  }
  await removeOrphanedChunks(now);
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
  const dayAgo = Types.ObjectId.createFromTime(
    Math.floor((now.getTime() - DAY_MS) / MILLISECONDS_PER_SECOND),
  );
  const first = await PictureChunk.find({ n: 0, files_id: { $lt: dayAgo } })
    .select("files_id")
    .lean();
  const fileIds = first.map((chunk) => chunk.files_id);
  const files = await PictureFile.find({ _id: { $in: fileIds } })
    .select("_id")
    .lean();
  const here = new Set(files.map(({ _id }) => _id.toString()));
  const orphaned = fileIds.filter((fileId) => !here.has(fileId.toString()));
  await PictureChunk.deleteMany({ files_id: { $in: orphaned } });
}

const WIDTH = new RegExp(`-(?:${PICTURE_WIDTHS.join("|")})\\.webp$`);

const addressOf = (filename: string): string => pictureAddress(filename.replace(WIDTH, ""));

/** Those of the addresses that something shows. */
async function findShown(addresses: string[]): Promise<Set<string>> {
  const among = { $in: addresses };
  const found = await Promise.all([
    Product.distinct("image1", { image1: among }),
    Product.distinct("image2", { image2: among }),
    Product.distinct("image3", { image3: among }),
    CartLine.distinct("image1", { image1: among }),
    Order.distinct("cartItems.image1", { "cartItems.image1": among }),
    Order.distinct("cartItems.image2", { "cartItems.image2": among }),
    Order.distinct("cartItems.image3", { "cartItems.image3": among }),
  ]);
  return new Set(found.flat());
}

/** Sweeps now and then every hour, for as long as the process lives. */
export function startPictureSweeper(): void {
  repeat({
    name: "picture sweep",
    everyMs: SWEEP_INTERVAL_MS,
    deadlineMs: SWEEP_INTERVAL_MS / 2,
    work: () => sweepPictures(),
  });
}
