// @ts-check
import { randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { identifyProcess, isAlive } from "./process-identity.mjs";

/**
 * @typedef {import("./process-identity.mjs").ProcessIdentity} ProcessIdentity
 * @typedef {{ owner: ProcessIdentity, command?: string, address?: string, mongodbUri?: string, children?: ProcessIdentity[] }} LockNote
 * @typedef {Omit<LockNote, "owner">} LockDetails
 */

/** Thrown when a living process holds the lock; `note` is what it left there. */
export class LockedError extends Error {
  /** @override */
  name = "LockedError";
  /** @param {LockNote} note */
  constructor(note) {
    super(`held by process ${note.owner.pid}`);
    this.note = note;
  }
}

/**
 * Takes the lock, or throws LockedError. A lock whose owner is dead counts as free; `previous` then holds the dead
 * owner's note.
 *
 * The lock is a folder with one file, named after its owner's random token. It is taken by renaming
 * a finished folder onto it, which succeeds only where there is none or an empty one; a dead owner's
 * file is removed by its full name. So two rivals can never both win, nor remove each other's lock.
 * @param {string} path
 * @param {LockDetails} [details]
 */
export async function acquireLock(path, details = {}) {
  const owner = identifyProcess(process.pid);
  if (owner === null) throw new Error("this process cannot find itself");
  const token = `${randomBytes(8).toString("hex")}.json`;
  const draft = `${path}.${token}`;
  /** @type {LockNote} */
  let note = { ...details, owner };
  /** @type {LockNote | null} */
  let previous = null;
  /** @type {Promise<unknown>} */
  let updates = Promise.resolve();

  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(join(draft, token), JSON.stringify(note), { mode: 0o600 });
    while (!(await renameOntoFree(draft, path))) {
      previous = (await clearDeadOwner(path)) ?? previous;
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }

  return {
    previous,
    /** @param {LockDetails} more */
    async update(more) {
      updates = updates.then(async () => {
        note = { ...note, ...more };
        await writeFile(draft, JSON.stringify(note), { mode: 0o600 });
        return rename(draft, join(path, token));
      });
      await updates;
    },
    async release() {
      await updates;
      await rm(join(path, token), { force: true });
      // Another process may have taken the empty folder meanwhile: then the folder stays.
      await rmdir(path).catch(() => undefined);
    },
  };
}

/**
 * What the living owner of a lock noted, or null.
 * @param {string} path
 * @returns {Promise<LockNote | null>}
 */
export async function readLock(path) {
  for (const name of await listNames(path)) {
    const note = await readNote(join(path, name));
    if (note !== null && isAlive(note.owner)) return note;
  }
  return null;
}

/**
 * @param {string} draft
 * @param {string} path
 */
async function renameOntoFree(draft, path) {
  try {
    await rename(draft, path);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
async function clearDeadOwner(path) {
  /** @type {LockNote | null} */
  let dead = null;
  for (const name of await listNames(path)) {
    const file = join(path, name);
    const note = await readNote(file);
    if (note !== null && isAlive(note.owner)) throw new LockedError(note);
    dead = note ?? dead;
    await rm(file, { force: true });
  }
  return dead;
}

/** @param {string} path */
async function listNames(path) {
  try {
    return await readdir(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

/**
 * Null when the file is gone, or damaged as only a power cut can leave it: then its owner is dead.
 * @param {string} file
 * @returns {Promise<LockNote | null>}
 */
async function readNote(file) {
  try {
    const note = JSON.parse(await readFile(file, "utf8"));
    return typeof note?.owner?.pid === "number" ? note : null;
  } catch {
    return null;
  }
}

/** @param {unknown} error */
function errorCode(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
