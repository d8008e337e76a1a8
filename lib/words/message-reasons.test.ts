import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { messageReasons as inBangla } from "@/lib/words/bn/message-reasons";
import { messageReasons } from "@/lib/words/en/message-reasons";
import { sayTold } from "@/lib/words/say-told";

const told = Object.values(messageReasons).map((reason) =>
  typeof reason === "string" ? reason : reason("18", "0423"),
);

it.each(told)("says %j in Bangla", (reason) => {
  const said = sayTold(reason, messageReasons, inBangla);
  expect(said).toMatch(/[\u0980-\u09ff]/);
  expect(said).not.toMatch(/[A-Za-z]/);
});

it("keeps what the channel answered, behind its own words", () => {
  expect(sayTold(messageReasons.givenUp(18, "HTTP 500: no"), messageReasons, inBangla)).toBe(
    "১৮ বার চেষ্টা করেও পাঠানো যায়নি: HTTP 500: no",
  );
});

it("has all reasons: the messages know none of their own", () => {
  const folder = resolve("lib/messages");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const own = files.filter((file) => /pointless: ["'`]/.test(readFileSync(join(folder, file), "utf8")));
  expect(files.length).toBeGreaterThan(50);
  expect(own).toEqual([]);
});
