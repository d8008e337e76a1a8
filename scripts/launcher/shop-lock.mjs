// @ts-check
import { identifyChild } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { LockedError, acquireLock } from "./lock.mjs";
import { SHOP_LOCK } from "./paths.mjs";
import { waitForRemains } from "./remains.mjs";

/**
 * Makes this process the only one that runs the shop of this folder, or says where the other one runs. When it
 * returns, the processes that a killed predecessor left running have ended.
 * @param {{ command: string, address?: string }} details
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function takeShop(details, defer) {
  const lock = await acquireLock(SHOP_LOCK, details).catch((error) => {
    throw error instanceof LockedError ? new LauncherError(describe(error.note)) : error;
  });
  defer(() => lock.release());
  await waitForRemains(lock.previous);
  /** @type {Map<string, import("./process-identity.mjs").ProcessIdentity>} */
  const children = new Map();

  return {
    /** @param {import("./lock.mjs").LockDetails} more */
    note: (more) => lock.update(more),
    /**
     * Notes a child, so that a later start can wait for its end if this process is killed.
     * @param {string} role
     * @param {import("node:child_process").ChildProcess} child
     */
    noteChild: (role, child) => {
      const identity = identifyChild(child);
      if (identity === null) return;
      children.set(role, identity);
      lock.update({ children: [...children.values()] }).catch(console.error);
    },
  };
}

/** @param {import("./lock.mjs").LockNote} note */
function describe({ command = "Another command", address, owner }) {
  const where = address === undefined ? "" : ` at ${address}`;
  return `"${command}" already runs from this folder${where} (process ${owner.pid}). Stop it first, with Ctrl-C or: kill ${owner.pid}`;
}
