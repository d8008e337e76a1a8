import "server-only";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import mongoose, { Types } from "mongoose";
import type { MadePicture } from "@/lib/catalogue/images/make-pictures";
import { pictureFile } from "@/lib/catalogue/images/rules";
import { ShopError } from "@/lib/platform/shop-error";
import { PICTURES_BUCKET, PictureFile } from "@/models/picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Keeps a picture in all its widths for a day, and longer if something then shows it; returns its id. */
export async function storePicture(made: MadePicture[]): Promise<string> {
  const pictureId = new Types.ObjectId().toString();
  const metadata = { keepUntil: new Date(Date.now() + DAY_MS) };
  for (const { width, bytes } of made) {
    const upload = bucket().openUploadStream(pictureFile(pictureId, width), { metadata });
    await pipeline(Readable.from([bytes]), upload);
  }
  return pictureId;
}

/** The file of a picture, or null if it is not here, or no longer whole because it is just being removed. */
export async function readPictureFile(name: string): Promise<Buffer | null> {
  const file = await PictureFile.findOne({ filename: name }).select("_id").lean();
  if (!file) return null;
  try {
    return await buffer(bucket().openDownloadStream(file._id));
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  if (error instanceof mongoose.mongo.MongoGridFSChunkError) return true;
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function bucket() {
  const { db } = mongoose.connection;
  if (!db) throw new ShopError("There is no connection to the database.");
  return new mongoose.mongo.GridFSBucket(db, { bucketName: PICTURES_BUCKET });
}
