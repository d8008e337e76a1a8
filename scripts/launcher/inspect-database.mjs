// @ts-check
import { accessSync, constants, existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { lastAddress, problemOfFile, readAddresses } from "./wiredtiger-file.mjs";

/** A file beside the folder of a database that was opened once: it tells a lost database from one not made yet. */
export const MADE_MARK = "database-made";

const TURTLE = "WiredTiger.turtle";
const METADATA = "WiredTiger.wt";
const SETTINGS = "storage.bson";
/** The offset of the name of its only entry, after the entry's length. */
const SETTINGS_BEGIN = 16;
const JOURNAL = "journal";
/** The engine needs all of these files: without one it ends silently. */
const NEEDED = ["WiredTiger", METADATA, "WiredTigerHS.wt", "_mdb_catalog.wt", "sizeStorer.wt"];
const JOURNAL_MAGIC = 0x101064;
const JOURNAL_MAGIC_AT = 16;

/** @typedef {{ file: string, problem: string }} Damage */

/**
 * Lists the damage in a database's folder, file by file, and only reads. The engine itself reports none: it ends at
 * once, or when it reaches the damaged place. Files that the engine makes again by itself do not count.
 * @param {string} folder
 * @returns {Damage[]}
 */
export function findDamage(folder) {
  if (!existsSync(join(folder, METADATA)) && !existsSync(join(folder, TURTLE))) {
    const isLost = existsSync(join(dirname(folder), MADE_MARK));
    return isLost ? [{ file: folder, problem: "has no database in it any more" }] : [];
  }
  const addresses = readMetadata(folder);
  if (!(addresses instanceof Map)) return [addresses];
  const files = new Set([...NEEDED, ...addresses.keys(), ...readdirSync(folder).filter(isDataFile)]);
  files.delete(METADATA);
  return [
    ...[...files].flatMap((file) =>
      noteProblem(
        file,
        problemOf(join(folder, file), (path) =>
          isDataFile(file) ? problemOfFile(path, addresses.get(file)) : null,
        ),
      ),
    ),
    ...noteProblem(
      SETTINGS,
      existsSync(join(folder, SETTINGS)) ? problemOf(join(folder, SETTINGS), problemOfSettings) : null,
    ),
    ...listJournal(folder).flatMap((file) =>
      noteProblem(file, problemOf(join(folder, file), problemOfJournal)),
    ),
  ];
}

/**
 * The first file of a folder that this process may not read and write, and why; null where it may use them all. For a
 * folder that does not exist yet, the place where it will be made counts.
 * @param {string} folder
 */
export function findForbidden(folder) {
  if (!existsSync(folder)) return null;
  const isAllowed = (/** @type {string} */ path, mode = constants.R_OK | constants.W_OK) => {
    try {
      accessSync(path, mode);
      return null;
    } catch (error) {
      return error instanceof Error && "code" in error
        ? { path, code: String(error.code), owner: statSync(path).uid }
        : null;
    }
  };
  const own = isAllowed(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (own) return own;
  const names = readdirSync(folder).flatMap((name) =>
    name === JOURNAL ? [name, ...listJournal(folder)] : [name],
  );
  return names.map((name) => isAllowed(join(folder, name))).find((found) => found !== null) ?? null;
}

/**
 * The addresses of the last checkpoints of all data files, or the problem that prevents reading them.
 * @param {string} folder
 * @returns {Map<string, string> | Damage}
 */
function readMetadata(folder) {
  const [turtle, metadata] = [join(folder, TURTLE), join(folder, METADATA)];
  // The engine makes a missing turtle file again, and also one that names no checkpoint yet.
  if (!existsSync(turtle)) return new Map();
  const text = readFileSync(turtle, "latin1");
  if (text === "") return { file: TURTLE, problem: "is empty" };
  const [entry = ""] = /file:WiredTiger\.wt\n[^\n]*checkpoint_lsn[^\n]*\n?$/.exec(text) ?? [];
  if (entry === "")
    return { file: TURTLE, problem: text.startsWith("WiredTiger version") ? "is cut off" : "is overwritten" };
  const address = lastAddress(entry);
  const problem = problemOf(metadata, (path) => problemOfFile(path, address ?? undefined));
  if (problem !== null) return { file: METADATA, problem };
  return address === null ? new Map() : readAddresses(metadata, address);
}

/**
 * @param {string} path
 * @param {(path: string) => string | null} look
 */
function problemOf(path, look) {
  return existsSync(path) ? look(path) : "is missing";
}

/** @param {string} path */
function problemOfSettings(path) {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return "is empty";
  const isBegun = bytes.subarray(0, SETTINGS_BEGIN).includes("storage");
  const isWhole = isBegun && bytes.at(-1) === 0 && bytes.readInt32LE(0) === bytes.length;
  if (isWhole) return null;
  return isBegun && bytes.length < bytes.readInt32LE(0) ? "is cut off" : "is overwritten";
}

/** @param {string} path */
function problemOfJournal(path) {
  const bytes = readFileSync(path).subarray(0, JOURNAL_MAGIC_AT + 4);
  if (bytes.length < JOURNAL_MAGIC_AT + 4) return bytes.length === 0 ? "is empty" : "is cut off";
  // A file that was only just made is still empty.
  const isNew = bytes.every((byte) => byte === 0);
  return isNew || bytes.readUInt32LE(JOURNAL_MAGIC_AT) === JOURNAL_MAGIC ? null : "is overwritten";
}

/** @param {string} folder */
function listJournal(folder) {
  const journal = join(folder, JOURNAL);
  if (!existsSync(journal)) return [];
  return readdirSync(journal)
    .filter((name) => name.startsWith("WiredTigerLog."))
    .map((name) => join(JOURNAL, name));
}

/** @param {string} name */
const isDataFile = (name) => name.endsWith(".wt");

/**
 * @param {string} file
 * @param {string | null} problem
 * @returns {Damage[]}
 */
const noteProblem = (file, problem) => (problem === null ? [] : [{ file, problem }]);
