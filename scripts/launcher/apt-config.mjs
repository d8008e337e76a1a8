// @ts-check
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes the settings of an apt that keeps everything in its own folder, checks signatures, and runs none of the
 * commands that the system's settings would have it run as root. Returns their path.
 * @param {string} work
 * @param {import("./apt-mirror.mjs").AptSource} source
 */
export async function writeAptConfig(work, { mirror, suite, keyring }) {
  await mkdir(join(work, "state/lists/partial"), { recursive: true });
  await mkdir(join(work, "cache/archives/partial"), { recursive: true });
  await writeFile(join(work, "state/status"), "");
  await writeFile(join(work, "sources.list"), `deb [signed-by=${keyring}] ${mirror} ${suite} main\n`);
  const config = join(work, "apt.conf");
  await writeFile(
    config,
    `Dir::State "${work}/state";
Dir::State::status "${work}/state/status";
Dir::Cache "${work}/cache";
Dir::Etc::sourcelist "${work}/sources.list";
Dir::Etc::sourceparts "-";
Acquire::Languages "none";
Acquire::Retries "3";
APT::Get::AllowUnauthenticated "false";
Acquire::AllowInsecureRepositories "false";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`,
  );
  return config;
}
