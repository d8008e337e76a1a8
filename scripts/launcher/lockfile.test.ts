import { expect, it } from "vitest";
import { completeLockfile, findMissing } from "./lockfile.mjs";

it("is completed with the system that a missing package's name says", () => {
  const packages = {
    "": {},
    "node_modules/next": {
      optionalDependencies: { "swc-linux-x64-musl": "1.0.0", "swc-linux-x64-gnu": "1.0.0" },
    },
    "node_modules/swc-linux-x64-gnu": { version: "1.0.0" },
  };
  expect(completeLockfile(packages)).toEqual(["swc-linux-x64-musl"]);
  expect(packages).toHaveProperty(["node_modules/swc-linux-x64-musl"], {
    version: "1.0.0",
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
  });
  expect(completeLockfile(packages)).toEqual([]);
});

it("finds an entry below the dependent package as well as above it", () => {
  const packages = {
    "node_modules/a/node_modules/b": { optionalDependencies: { "c-x64": "1", "d-x64": "1", "e-x64": "1" } },
    "node_modules/a/node_modules/b/node_modules/c-x64": {},
    "node_modules/a/node_modules/d-x64": {},
    "node_modules/e-x64": {},
  };
  expect(findMissing(packages)).toEqual([]);
});
