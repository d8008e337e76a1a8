// @ts-check
import { randomBytes, randomInt } from "node:crypto";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { LauncherError } from "./failure.mjs";
import { writeAtomically } from "./write-atomically.mjs";

/** @typedef {ReturnType<typeof makeSecrets>} Secrets */

/** Everything that depends on the secrets, for people to read before they delete them. */
const WHAT_ENDS = [
  "Put back a copy of it if there is one. If you delete it, the shop makes new secrets, and then:",
  "  - everybody has to sign in again, and the shop knows no device any more;",
  "  - the links to orders in messages that were sent before no longer open;",
  "  - a link that ends messages about sold-out products or the cart works only until the next of them is sent;",
  "  - codes by SMS that are on their way are refused: ask for new ones;",
  "  - blocked phones are no longer recognised: block them again;",
  "  - what new customers ordered today no longer counts against the network address that they ordered from;",
  "  - the log names the same account by another mark than before;",
  "  - backups that were made before can be restored only with -- --unsealed;",
  "  - the demo's logins have other passwords.",
  "Products, orders, stock and accounts stay.",
].join("\n");

const SECRET_BYTES = 32;
const PASSWORD_LENGTH = 12;
// Without the look-alikes 0 o 1 l i, because people read passwords from a screen and type them.
const PASSWORD_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Makes fresh secrets and demo passwords. The secrets are hexadecimal: with more letters, one in a million would
 * begin with a word that lib/env.ts takes for a placeholder.
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
 * The secrets in that file; the first start makes them and keeps them there, readable only by the owner.
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
  const damaged = Object.keys(makeSecrets()).find((name) => typeof kept[name] !== "string" || !kept[name]);
  if (damaged === undefined) return kept;
  throw new LauncherError(`${path} is damaged (${damaged}). ${WHAT_ENDS}`);
}

/** @param {string} text */
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
