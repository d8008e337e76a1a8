import "@/models/settings";
import { model, Schema } from "mongoose";
import { part } from "@/models/part";

/** The two collections of a GridFS bucket, as its specification names their fields. */
const pictureFileSchema = new Schema(
  {
    filename: { type: String, required: true },
    length: { type: Number, required: true },
    chunkSize: { type: Number, required: true },
    uploadDate: { type: Date, required: true },
    /** Until then it stays, also if nothing shows it. */
    metadata: { type: part({ keepUntil: { type: Date, required: true } }) },
  },
  { versionKey: false },
);
pictureFileSchema.index({ filename: 1, uploadDate: 1 });
pictureFileSchema.index({ "metadata.keepUntil": 1 });

const pictureChunkSchema = new Schema(
  {
    files_id: { type: Schema.Types.ObjectId, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { versionKey: false },
);
pictureChunkSchema.index({ files_id: 1, n: 1 }, { unique: true });

export const PICTURES_BUCKET = "pictures";

export const PictureFile = model("PictureFile", pictureFileSchema, `${PICTURES_BUCKET}.files`);
export const PictureChunk = model("PictureChunk", pictureChunkSchema, `${PICTURES_BUCKET}.chunks`);
