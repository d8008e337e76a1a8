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
