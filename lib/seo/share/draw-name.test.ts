import { describe, expect, it } from "vitest";
import { drawName } from "@/lib/seo/share/draw-name";
import { SHARE_NAME } from "@/lib/seo/share/rules";

const draw = async (name: string) => {
  const drawn = await drawName(name);
  if (!drawn) throw new Error("Nothing was drawn.");
  return drawn;
};

describe("drawName", () => {
  it("joins Bengali letters to the conjunct that they make, and reorders a vowel sign", async () => {
    const [whole, parts] = [await draw("ক্ষ"), await draw("কষ")];
    expect(whole.width).toBeLessThan(parts.width * 0.8);
    // Apart from what it belongs to, the sign stands on a dotted circle of its own.
    const [sign, reordered] = [await draw("\u200cি"), await draw("কি")];
    expect(reordered.width).toBeLessThan((await draw("ক")).width + sign.width * 0.8);
  });

  it("draws Bengali from the font that lies here, as large as Latin", async () => {
    const [bengali, latin] = [await draw("কমলা"), await draw("Orange")];
    expect(bengali.height / latin.height).toBeGreaterThan(0.6);
    expect(bengali.bytes.equals((await draw("গমলা")).bytes)).toBe(false);
  });

  it.each(["W".repeat(100), "শক্তিশালী ".repeat(10).trim(), "Long words of a name ".repeat(5).trim()])(
    "makes %j fit",
    async (name) => {
      const { width, height } = await draw(name);
      expect(width).toBeLessThanOrEqual(SHARE_NAME.width);
      expect(height).toBeLessThanOrEqual(SHARE_NAME.height);
    },
  );

  it("takes what looks like markup for letters", async () => {
    expect((await draw("<i>A</i> & <")).width).toBeGreaterThan((await draw("A & <")).width);
  });

  it("draws nothing where there is no letter that it knows", async () => {
    expect(await drawName("قميص 😀")).toBeNull();
  });
});
