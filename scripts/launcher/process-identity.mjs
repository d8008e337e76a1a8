// @ts-check
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Identifies a process, so that a later process with the same number is another one.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/**
 * The process that has this number now, or null when there is none.
 * @param {number} pid
 * @returns {ProcessIdentity | null}
 */
export function identifyProcess(pid) {
  const startedAt = process.platform === "linux" ? startOnLinux(pid) : startElsewhere(pid);
  return startedAt === null ? null : { pid, startedAt };
}

/**
 * Whether the same process still runs.
 * @param {ProcessIdentity} identity
 */
export function isAlive(identity) {
  return identifyProcess(identity.pid)?.startedAt === identity.startedAt;
}

/** @param {number} pid */
function startOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name may hold spaces and brackets, so the fields are counted from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    // Ticks since boot mean nothing after a reboot without the boot they belong to.
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function startElsewhere(pid) {
  try {
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return started.trim() || null;
  } catch {
    return null;
  }
}
