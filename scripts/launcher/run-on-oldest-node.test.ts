import { expect, it } from "vitest";
import { FOLDERS, requireTests } from "./run-on-oldest-node.mjs";

it("finds tests in every folder that it names", async () => {
  await requireTests(FOLDERS);
});

it.each(["lib/no-such-room", "public"])("refuses %s, which holds none", async (folder) => {
  await expect(requireTests([...FOLDERS, folder])).rejects.toThrow(`There are no tests in ${folder}`);
});
