// @ts-check
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { majorOf } from "./browser-version.mjs";
import { LauncherError } from "./failure.mjs";
import { makeFolderOnce } from "./make-folder-once.mjs";
import { CACHE_DIR, ROOT } from "./paths.mjs";

const run = promisify(execFile);

const IS_CARRIED = process.platform === "linux" && process.arch === "x64";

const UNPACK = `
const { default: chromium } = await import("@sparticuz/chromium");
await chromium.executablePath();
`;

/** @param {string} folder */
function fontsConfig(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

/**
 * The Chromium that an npm package carries, unpacked once into the cache together with the few
 * libraries and fonts that a bare machine lacks.
 */
export async function unpackBundledChromium() {
  if (!IS_CARRIED) {
    throw new LauncherError("No browser found: install Chromium, or set CHROMIUM_PATH to one.");
  }
  const folder = join(CACHE_DIR, `chromium-${await readPackageVersion()}`);
  await makeFolderOnce(folder, "chromium", (draft) => unpackInto(draft, folder));
  return {
    executablePath: join(folder, "chromium"),
    env: {
      LD_LIBRARY_PATH: [join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

/** The major version of that Chromium, or null where it does not run. */
export async function readBundledMajor() {
  return IS_CARRIED ? majorOf(await readPackageVersion()) : null;
}

/** @returns {Promise<string>} */
async function readPackageVersion() {
  return JSON.parse(await readFile(join(ROOT, "node_modules/@sparticuz/chromium/package.json"), "utf8"))
    .version;
}

/**
 * @param {string} draft
 * @param {string} folder what the draft will be
 */
async function unpackInto(draft, folder) {
  // The package unpacks into its process's temporary folder, and adds its libraries only where it believes it runs in a
  // lambda. A child process gets both settings, so that this one keeps its own.
  await run(process.execPath, ["--input-type=module", "--eval", UNPACK], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: draft, CODEBUILD_BUILD_IMAGE: "nodejs20" },
  });
  await writeFile(join(draft, "fonts.conf"), fontsConfig(folder));
}
