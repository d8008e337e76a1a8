import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeAptConfig } from "./apt-config.mjs";

it("takes none of the system's hooks over, and no package without a signature", async () => {
  const work = await mkdtemp(join(tmpdir(), "tejgaon-apt-"));
  try {
    const source = { mirror: "https://mirror.test/debian", suite: "trixie", keyring: "/keys.gpg" };
    const config = await readFile(await writeAptConfig(work, source), "utf8");
    for (const hook of ["Pre-Invoke", "Post-Invoke", "Post-Invoke-Success"])
      expect(config).toContain(`#clear APT::Update::${hook};\n`);
    expect(config).toContain('AllowUnauthenticated "false"');
    expect(await readFile(join(work, "sources.list"), "utf8")).toBe(
      "deb [signed-by=/keys.gpg] https://mirror.test/debian trixie main\n",
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});
