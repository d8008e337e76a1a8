// @ts-check
import { userInfo } from "node:os";
import { relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LauncherError } from "./failure.mjs";
import { findDamage, findForbidden } from "./inspect-database.mjs";
import { ROOT } from "./paths.mjs";

/** @typedef {import("./inspect-database.mjs").Damage} Damage */

const SHOWN = 5;
const LOOKS = 3;
const PAUSE_MS = 500;

/** The database's files differ from what the engine wrote. */
export class DamagedDatabaseError extends LauncherError {
  /**
   * @param {string} folder
   * @param {Damage[]} damage none where the engine ends, and no file tells why
   * @param {{ isOpened?: boolean }} [found] whether the engine has had it open since
   */
  constructor(folder, damage, { isOpened = false } = {}) {
    super(describe(folder, damage, isOpened));
    this.folder = folder;
  }

  /**
   * The same error, with advice on how to restore.
   * @param {string | null} backup the newest good one
   */
  withBackup(backup) {
    return new LauncherError(`${this.message}\n${backup === null ? NO_BACKUP : restoreAdvice(backup)}`);
  }
}

const NO_BACKUP =
  "There is no good backup in backups/. Keep this folder, and put back a copy of it, or name a backup from elsewhere:\n\n  npm run restore FILE\n";

/** @param {string} backup */
const restoreAdvice = (backup) =>
  `The newest good backup is ${backup}. To go on with it:\n\n  npm run restore ${backup}\n\nThe damaged folder is then set aside, and not deleted.`;

/**
 * Throws where a database's folder is damaged, or this user may not write to it.
 * @param {string} folder
 */
export async function requireWholeDatabase(folder) {
  const forbidden = findForbidden(folder);
  if (forbidden) throw new LauncherError(describeForbidden(forbidden));
  // A killed launcher's database process may still be closing it.
  for (let look = 1; findDamage(folder).length > 0; look += 1) {
    if (look === LOOKS) throw new DamagedDatabaseError(folder, findDamage(folder));
    await sleep(PAUSE_MS);
  }
}

/**
 * @param {string} folder
 * @param {Damage[]} damage
 * @param {boolean} isOpened
 */
function describe(folder, damage, isOpened) {
  const untouched = isOpened
    ? "Nothing was deleted or repaired: the folder is left as it is."
    : "Nothing was changed: the folder is left as it was found.";
  if (damage.length === 0)
    return `The database in ${folder} is damaged: its engine ends as soon as it reads it, and does not say which file it is.\n${untouched}`;
  if (damage.length === 1 && damage[0]?.file === folder)
    return `The folder of the database, ${folder}, ${damage[0].problem}.\n${untouched} To begin a new shop instead, delete .data/.`;
  const files = damage.slice(0, SHOWN).map(({ file, problem }) => `  ${file} ${problem}`);
  const more = damage.length - files.length;
  return [
    `The database in ${folder} is damaged:`,
    ...files,
    ...(more > 0 ? [`  … and ${more} more`] : []),
    untouched,
  ].join("\n");
}

/** @param {{ path: string, code: string, owner: number }} forbidden */
function describeForbidden({ path, code, owner }) {
  const { username, uid } = userInfo();
  if (code === "EROFS")
    return `The database cannot be written: ${path} lies on a disk that is read-only. Nothing was changed. Make the disk writable, and start again.`;
  const whose = owner === uid ? "its permissions forbid it" : `it belongs to user ${owner}`;
  return `The database cannot be read and written by ${username}: ${path}: ${whose} (${code}). Nothing was changed. To give it back: chown -R ${username} ${relativeToProject(path)}, chmod -R u+rwX ${relativeToProject(path)}`;
}

/** @param {string} path */
export function relativeToProject(path) {
  const name = relative(ROOT, path);
  return name.startsWith("..") ? path : name;
}
