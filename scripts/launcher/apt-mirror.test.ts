import { expect, it } from "vitest";
import { findMirror } from "./apt-mirror.mjs";

const URIS = `
'http://mirror.test/debian-security/dists/bookworm-security/InRelease' mirror.test_InRelease 0
'https://mirror.test/debian/dists/bookworm-updates/InRelease' mirror.test_InRelease 0
'https://mirror.test/debian/dists/bookworm/InRelease' mirror.test_InRelease 0
`;

it("finds the mirror of the system's own release", () => {
  expect(findMirror(URIS, "bookworm")).toBe("https://mirror.test/debian");
});

it("finds none where the release is not listed", () => {
  expect(findMirror(URIS, "trixie")).toBeNull();
  expect(findMirror("", "bookworm")).toBeNull();
});
