import { expect, it } from "vitest";
import { takeTurns } from "@/components/ui/take-turns";

it("does one work at a time, in order, also after one that failed", async () => {
  const inTurn = takeTurns();
  const log: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === "first") throw new Error("broken");
    });
  const [first, ...others] = [work("first"), work("second"), work("third")];
  await expect(first).rejects.toThrow("broken");
  await Promise.all(others);
  expect(log).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
