// @ts-check
import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LauncherError } from "./failure.mjs";

const SOCKET_NAME = "db.sock";
// A Unix socket's path has at most 107 bytes, and the engine makes its own socket in a folder below.
const LONGEST_FOLDER = 107 - "/embedded-mongodb-XXXXXX/mongodb.sock".length;

/**
 * The path where a data folder's database listens: short, the same at every start, outside the project's tree, in a
 * folder that only this user can enter.
 * @param {string} dataDir an existing folder
 * @param {string} [base]
 */
export function prepareSocketPath(dataDir, base = tmpdir()) {
  const hash = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 12);
  const name = `tejgaon-${currentUser()}-${hash}`;
  const wanted = join(base, name);
  const folder = Buffer.byteLength(wanted) <= LONGEST_FOLDER ? wanted : join("/tmp", name);
  makePrivateFolder(folder);
  return join(folder, SOCKET_NAME);
}

/**
 * The address that drivers use for a database behind this socket.
 * @param {string} socketPath
 */
export function socketUri(socketPath) {
  return `mongodb://${encodeURIComponent(socketPath)}/tejgaon?directConnection=true`;
}

/**
 * Makes a folder that only this user can enter, or throws when somebody else made it first.
 * @param {string} folder
 */
export function makePrivateFolder(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  // The parent may be open to everybody, so this looks at an existing entry without following it.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== currentUser()) {
    throw new LauncherError(
      `${folder} should be this user's folder for the database's socket, but somebody else made it. Remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

function currentUser() {
  return process.getuid?.() ?? 0;
}
