import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { COLORS } from "@/components/share/colors";
import { ShareCard as Drawing } from "@/components/share/share-card";
import type { ShareCard } from "@/lib/share/cards";
import { drawName } from "@/lib/share/draw-name";
import { loadPhoto } from "@/lib/share/load-photo";
import { SHARE_PHOTO, SHARE_PHOTOS, SHARE_SIZE } from "@/lib/share/rules";

const FONTS = join(process.cwd(), "app", "fonts");

const fonts = Promise.all(
  ["wide", "label"].map(async (name) => ({
    name,
    data: await readFile(join(FONTS, `archivo-${name}.ttf`)),
  })),
);

/** The card as PNG. Only words of our own reach the renderer as text: for a letter that it lacks it would go online. */
export async function drawCard({ label, name, fact, isSoldOut, photos }: ShareCard): Promise<ArrayBuffer> {
  const drawing = new ImageResponse(
    <Drawing
      label={label}
      fact={fact}
      isSoldOut={isSoldOut}
      photos={await loadPhotos(photos)}
      name={await drawName(name, { color: COLORS.ink })}
    />,
    { ...SHARE_SIZE, fonts: await fonts },
  );
  return await drawing.arrayBuffer();
}

/** Four small ones, or one: fewer than four would leave holes. */
async function loadPhotos(addresses: string[]): Promise<string[]> {
  if (addresses.length >= SHARE_PHOTOS) {
    const small = await loadAll(addresses, 2);
    if (small.length === SHARE_PHOTOS) return small;
  }
  return (await loadAll(addresses, 1)).slice(0, 1);
}

async function loadAll(addresses: string[], side: number): Promise<string[]> {
  const width = SHARE_PHOTO.width / side;
  const height = SHARE_PHOTO.height / side;
  const loaded: string[] = [];
  for (const address of addresses) {
    const photo = await loadPhoto(address, { width, height, background: COLORS.kraft });
    if (photo) loaded.push(photo);
  }
  return loaded;
}
