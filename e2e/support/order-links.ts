import { expect } from "@playwright/test";
import { decodeQR } from "qr/decode.js";
import type { Caller } from "./api";

/** So many pixels for a module: the reader takes pictures of what is printed. */
const SCALE = 4;
const LIGHT = 255;

/** The path of an order's link, read from the QR code on its slip. */
export async function readTrackingPath(admin: Caller, orderId: string): Promise<string> {
  const slip = await admin.context.get(`/dashboard/allOrders/print?ids=${orderId}`);
  const html = await slip.text();
  const [, side, path] =
    /aria-label="(?:Link of order \d+|অর্ডার [০-৯]+-এর লিংক)" viewBox="0 0 (\d+) \d+"[^>]*><path d="([^"]+)"/.exec(
      html,
    ) ?? [];
  const { href, pathname } = new URL(decodeQR(drawPath(path ?? "", Number(side))));
  expect(href).toBe(`${process.env.BASE_URL}${pathname}`);
  return pathname;
}

/** The picture of a path of single modules. */
function drawPath(path: string, side: number) {
  const width = side * SCALE;
  const data = new Uint8Array(width * width * 4).fill(LIGHT);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const pixel = (Number(y) * SCALE + row) * width + Number(x) * SCALE + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width, height: width, data };
}
