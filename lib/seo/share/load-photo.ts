import "server-only";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Raw } from "sharp";
import { readPictureFile } from "@/lib/catalogue/images/picture-store";
import { sharp } from "@/lib/catalogue/images/sharp";

interface PhotoPlace {
  width: number;
  height: number;
  /** The color behind transparent parts. */
  background: string;
}

interface Photo {
  input: Buffer;
  raw: Raw;
}

const CATALOGUE = join(process.cwd(), "public", "catalogue");

/** A product's picture in the size of its place; null of one that is not here. Pictures of other hosts are never fetched. */
export async function loadPhoto(address: string, place: PhotoPlace): Promise<Photo | null> {
  const stored = await readStored(address);
  if (!stored) return null;
  const { width, height, background } = place;
  const { data, info } = await sharp(stored)
    .resize(width, height, { fit: "cover" })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

async function readStored(address: string): Promise<Buffer | null> {
  const [, folder, file] = /^\/(catalogue|images)\/([\w.-]+)$/.exec(address) ?? [];
  if (!file) return null;
  if (folder === "images") return await readPictureFile(file);
  return await readFile(join(CATALOGUE, basename(file))).catch(() => null);
}
