import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "@/components/products-desk/product-draft";
import { parseStoredDraft, toStoredDraft } from "@/components/products-desk/stored-product-draft";

describe("a kept product form", () => {
  const kept = { draft: { ...EMPTY_DRAFT, name: "Cap", fabric: "100% cotton twill" }, seen: null, shelf: [] };

  it("comes back as it was", () => {
    expect(parseStoredDraft(structuredClone(toStoredDraft(kept)))).toEqual(kept);
  });

  it("comes back where it was kept before a field was added", () => {
    const { draft, ...others } = toStoredDraft(kept);
    const fields = Object.entries(draft as object).filter(([field]) => field !== "fabric");
    const older = { ...others, draft: Object.fromEntries(fields) };
    expect(parseStoredDraft(older)).toEqual({ ...kept, draft: { ...kept.draft, fabric: "" } });
  });

  it.each([null, "x", { draft: "x", seen: null }, { draft: { name: 1 }, seen: null }])(
    "is not %j",
    (text) => {
      expect(parseStoredDraft(text)).toBeNull();
    },
  );
});
