import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT, NO_DETAILS } from "@/components/admin/product-draft";
import { parseStoredDraft, toStoredDraft } from "@/components/admin/stored-product-draft";

describe("a kept product form", () => {
  const kept = { draft: { ...EMPTY_DRAFT, name: "Cap", fabric: "100% cotton twill" }, seen: null };

  it("comes back as it was", () => {
    expect(parseStoredDraft(structuredClone(toStoredDraft(kept)))).toEqual(kept);
  });

  it("comes back where it was kept before there were labels", () => {
    const { draft, ...others } = toStoredDraft(kept);
    const fields = Object.entries(draft as object).filter(([field]) => !(field in NO_DETAILS));
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
