import type { PictureWidth } from "@/lib/own-pictures";

const MEBIBYTE = 1024 * 1024;
const MILLION = 1_000_000;

export const MAX_UPLOAD_BYTES = 15 * MEBIBYTE;
/** More than the camera of a phone takes in its ordinary setting; decoded, it is memory. */
export const MAX_UPLOAD_PIXELS = 36 * MILLION;
/** What a JPEG can have in a row. A thread of a million rows is no picture, and takes many times longer than one. */
export const MAX_UPLOAD_SIDE = 65_535;

/** What a file picker offers; phones turn their own format into the first of these for it. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const UPLOAD_TOO_LARGE_MESSAGE = `This file is larger than ${MAX_UPLOAD_BYTES / MEBIBYTE} MB. Please choose a smaller one.`;

/** Width by height. */
export const PICTURE_ASPECT = 4 / 5;

/** Behind the transparent parts of a picture. */
export const PICTURE_BACKGROUND = "#f7f5f0";

/** A part of an upright picture, in fractions of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function pictureFile(pictureId: string, width: PictureWidth): string {
  return `${pictureId}-${width}.webp`;
}

/** Where a picture is served, as a product names it. */
export function pictureAddress(pictureId: string): string {
  return `/images/${pictureFile(pictureId, 960)}`;
}

const FILE = /^[0-9a-f]{24}-(?:480|960)\.webp$/;
const ADDRESS = /^\/images\/([0-9a-f]{24})-(?:480|960)\.webp$/;

/** True for the name of a file that may be kept here. */
export function isPictureFile(name: string): boolean {
  return FILE.test(name);
}

/** The id in the address of a picture that is kept here; null for any other address. */
export function pictureIdOf(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

/** The address by which products name a picture, also of its smaller copy; any other address as it is. */
export function toPictureAddress(address: string): string {
  const pictureId = pictureIdOf(address);
  return pictureId ? pictureAddress(pictureId) : address;
}
