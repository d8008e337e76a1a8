// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { identifyChild } from "./child.mjs";
import { LockedError, acquireLock } from "./lock.mjs";
import { waitForRemains } from "./remains.mjs";

/** @typedef {(child: import("node:child_process").ChildProcess) => void} NoteChild */

/**
 * Waits for the lock as long as others hold it, and does the work while holding it. The work notes its child in the
 * lock: if this process is killed, the next one waits until that child has ended.
 * @template T
 * @param {string} path
 * @param {(noteChild: NoteChild) => Promise<T>} work
 */
export async function withLock(path, work) {
  const lock = await waitForLock(path);
  try {
    await waitForRemains(lock.previous);
    return await work((child) => {
      const identity = identifyChild(child);
      if (identity !== null) lock.update({ children: [identity] }).catch(console.error);
    });
  } finally {
    await lock.release();
  }
}

/** @param {string} path */
async function waitForLock(path) {
  let told = false;
  for (;;) {
    try {
      return await acquireLock(path);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      if (!told) console.log(`Waiting for process ${error.note.owner.pid}, which is at the same work.`);
      told = true;
      await sleep(500);
    }
  }
}
