import "server-only";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { readPictureFile } from "@/lib/images/picture-store";

interface PhotoPlace {
  width: number;
  height: number;
  /** Behind what is transparent. */
  background: string;
}

const CATALOGUE = join(process.cwd(), "public", "catalogue");
const QUALITY = 90;

/**
 * A product's picture in the size of its place, as a data: address; null of one that is not here. Pictures of other
 * hosts are never fetched.
 */
export async function loadPhoto(address: string, place: PhotoPlace): Promise<string | null> {
  const stored = await readStored(address);
  if (!stored) return null;
  const { width, height, background } = place;
  const bytes = await sharp(stored)
    .resize(width, height, { fit: "cover" })
    .flatten({ background })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

async function readStored(address: string): Promise<Buffer | null> {
  const [, folder, file] = /^\/(catalogue|images)\/([\w.-]+)$/.exec(address) ?? [];
  if (!file) return null;
  if (folder === "images") return await readPictureFile(file);
  return await readFile(join(CATALOGUE, basename(file))).catch(() => null);
}
