import { expect, it } from "vitest";
import { keyByContent } from "@/lib/platform/http/key-by-content";

it("gives the same content the same key, and an edit another", () => {
  const keyOf = keyByContent();
  const first = keyOf({ note: "Too tight", lines: [{ quantity: 1 }] });
  expect(keyOf({ note: "Too tight", lines: [{ quantity: 1 }] })).toBe(first);
  expect(keyOf({ note: "Too tight", lines: [{ quantity: 2 }] })).not.toBe(first);
  expect(keyByContent()({ note: "Too tight", lines: [{ quantity: 1 }] })).not.toBe(first);
});
