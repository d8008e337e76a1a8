// @ts-check
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { parseEnv, promisify } from "node:util";

const run = promisify(execFile);

const SOURCES = {
  debian: { suite: "trixie", keyring: "/usr/share/keyrings/debian-archive-keyring.gpg" },
  ubuntu: { suite: "noble", keyring: "/usr/share/keyrings/ubuntu-archive-keyring.gpg" },
};

/** @typedef {{ mirror: string, suite: string, keyring: string }} AptSource */

/**
 * A newer release of this machine's distribution on the mirror that its own apt uses, or null when
 * this is neither Debian nor Ubuntu.
 * @returns {Promise<AptSource | null>}
 */
export async function findNewerRelease() {
  const release = parseEnv(await readFile("/etc/os-release", "utf8").catch(() => ""));
  const family = [release.ID, ...(release.ID_LIKE ?? "").split(" ")];
  const source = family.includes("ubuntu")
    ? SOURCES.ubuntu
    : family.includes("debian")
      ? SOURCES.debian
      : null;
  const codename = release.UBUNTU_CODENAME ?? release.VERSION_CODENAME;
  if (source === null || codename === undefined) return null;
  // Unlike "indextargets", this needs no package lists, which a container often has none of.
  const { stdout } = await run("apt-get", ["update", "--print-uris"]);
  const mirror = findMirror(stdout, codename);
  return mirror === null ? null : { mirror, ...source };
}

/**
 * @param {string} uris what "apt-get update --print-uris" printed
 * @param {string} codename
 */
export function findMirror(uris, codename) {
  for (const [, uri = ""] of uris.matchAll(/^'([^']+)'/gm)) {
    const end = uri.indexOf(`/dists/${codename}/`);
    if (end > 0) return uri.slice(0, end);
  }
  return null;
}
