// @ts-check
import { randomBytes, randomInt } from "node:crypto";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { LauncherError } from "./failure.mjs";
import { writeAtomically } from "./write-atomically.mjs";

/**
 * @typedef {object} Secrets
 * @property {string} NEXTAUTH_SECRET
 * @property {string} JWT_SECRET
 * @property {string} DEMO_ADMIN_PASSWORD
 * @property {string} DEMO_CUSTOMER_PASSWORD
 */

const SECRET_BYTES = 32;
const PASSWORD_LENGTH = 12;
// Without the look-alikes 0 o 1 l i, because these are read from a screen and typed.
const PASSWORD_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Fresh secrets and demo passwords. The secrets are in hexadecimal: with more letters, one in a million begins with a
 * word by which lib/env.ts knows a placeholder.
 * @returns {Secrets}
 */
export function makeSecrets() {
  return {
    NEXTAUTH_SECRET: randomBytes(SECRET_BYTES).toString("hex"),
    JWT_SECRET: randomBytes(SECRET_BYTES).toString("hex"),
    DEMO_ADMIN_PASSWORD: makePassword(),
    DEMO_CUSTOMER_PASSWORD: makePassword(),
  };
}

/**
 * The secrets in that file; at the first start they are made and kept there, readable by the owner
 * alone.
 * @param {string} path
 * @returns {Promise<Secrets>}
 */
export async function loadSecrets(path) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await chmod(dirname(path), 0o700);
  const text = await readFile(path, "utf8").catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) {
    const secrets = makeSecrets();
    await writeAtomically(path, `${JSON.stringify(secrets, null, 2)}\n`);
    return secrets;
  }
  await chmod(path, 0o600);
  return parseSecrets(text, path);
}

/**
 * @param {string} text
 * @param {string} path
 * @returns {Secrets}
 */
function parseSecrets(text, path) {
  const kept = parseObject(text);
  /** @param {keyof Secrets} name */
  const read = (name) => {
    const value = kept[name];
    if (typeof value === "string" && value !== "") return value;
    throw new LauncherError(
      `${path} is damaged (${name}). Delete it to have new secrets made; everybody signs in again.`,
    );
  };
  return {
    NEXTAUTH_SECRET: read("NEXTAUTH_SECRET"),
    JWT_SECRET: read("JWT_SECRET"),
    DEMO_ADMIN_PASSWORD: read("DEMO_ADMIN_PASSWORD"),
    DEMO_CUSTOMER_PASSWORD: read("DEMO_CUSTOMER_PASSWORD"),
  };
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function parseObject(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function makePassword() {
  for (;;) {
    const letters = Array.from(
      { length: PASSWORD_LENGTH },
      () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)],
    );
    const password = letters.join("");
    if (/[a-z]/.test(password) && /\d/.test(password)) return password;
  }
}
