// @ts-check
import { chmod, cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAptConfig } from "./apt-config.mjs";
import { findNewerRelease } from "./apt-mirror.mjs";
import { LauncherError } from "./failure.mjs";
import { makeFolderOnce } from "./make-folder-once.mjs";
import { CACHE_DIR } from "./paths.mjs";
import { runStep } from "./run-step.mjs";

const GLIBC_DIR = join(CACHE_DIR, "glibc");

const ARCHITECTURES = {
  x64: { triplet: "x86_64-linux-gnu", loader: "ld-linux-x86-64.so.2" },
  arm64: { triplet: "aarch64-linux-gnu", loader: "ld-linux-aarch64.so.1" },
};

/**
 * The command that runs this Node on a newer libc than the system's. Only this process uses that libc: the system's apt
 * fetches it once into the cache and checks its signature with the system's keyring; nothing is installed.
 */
export async function nodeOnNewerGlibc() {
  const architecture =
    process.arch === "x64" || process.arch === "arm64" ? ARCHITECTURES[process.arch] : null;
  if (process.platform !== "linux" || architecture === null) {
    throw new LauncherError(`the embedded database does not run on ${process.platform} ${process.arch}`);
  }
  const { triplet, loader } = architecture;
  await makeFolderOnce(GLIBC_DIR, loader, (draft) => fetchGlibc(draft, architecture));
  const folders = [GLIBC_DIR, `/usr/lib/${triplet}`, `/lib/${triplet}`, "/usr/lib", "/lib"];
  return {
    command: join(GLIBC_DIR, loader),
    args: ["--library-path", folders.join(":"), process.execPath],
  };
}

/**
 * @param {string} draft
 * @param {{ triplet: string, loader: string }} architecture
 */
async function fetchGlibc(draft, { triplet, loader }) {
  const source = await findNewerRelease();
  if (source === null) throw new LauncherError("the embedded database needs glibc 2.38 or newer");
  // apt downloads as a user of its own, which may not enter the project's folder.
  const work = await mkdtemp(join(tmpdir(), "tejgaon-glibc-"));
  try {
    await chmod(work, 0o755);
    const config = await writeAptConfig(work, source);
    const apt = { command: "apt-get", cwd: work };
    await runStep({
      ...apt,
      label: "Looking up a newer libc for the database",
      args: ["-c", config, "update"],
    });
    await runStep({ ...apt, label: "Fetching it", args: ["-c", config, "download", "libc6"] });
    const archive = (await readdir(work)).find((name) => name.endsWith(".deb"));
    if (archive === undefined) throw new LauncherError("apt fetched no libc6");
    await runStep({ ...apt, label: "Unpacking it", command: "dpkg-deb", args: ["-x", archive, "unpacked"] });

    const found = [`usr/lib/${triplet}`, `lib/${triplet}`].find((path) =>
      existsSync(join(work, "unpacked", path, loader)),
    );
    if (found === undefined) throw new LauncherError(`the fetched libc6 has no ${loader}`);
    await cp(join(work, "unpacked", found), draft, { recursive: true, verbatimSymlinks: true });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
