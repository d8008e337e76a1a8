// @ts-check
import { createHmac, timingSafeEqual } from "node:crypto";

/** The cookie of a browser in which somebody has signed in before. The server before the framework reads it too. */
export const DEVICE_COOKIE = "known-device";

const FORMAT = /^(([\w-]{22})\.([\w-]{16}(?:~[\w-]{16})*))\.([\w-]{43})$/;

/**
 * The id of the device and the false names of its accounts, the latest first; null for a cookie that is none of ours.
 * @param {string | undefined} value
 * @param {string} secret
 */
export function openDeviceCookie(value, secret) {
  const [, text, id, accounts, signature] = FORMAT.exec(value ?? "") ?? [];
  if (text === undefined || id === undefined || accounts === undefined || signature === undefined)
    return null;
  const [given, expected] = [Buffer.from(signature, "base64url"), sign(text, secret)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { id, accounts: accounts.split("~") };
}

/**
 * @param {{ id: string, accounts: string[] }} device
 * @param {string} secret
 */
export function sealDeviceCookie({ id, accounts }, secret) {
  const text = `${id}.${accounts.join("~")}`;
  return `${text}.${sign(text, secret).toString("base64url")}`;
}

/**
 * @param {string} text
 * @param {string} secret
 */
const sign = (text, secret) => createHmac("sha256", secret).update(`known-device ${text}`).digest();
