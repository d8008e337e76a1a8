import { expect, it } from "vitest";
import { diffLines } from "@/lib/settings/versions/rules";

const told = (then: string, now: string): string[] =>
  diffLines(then, now).map(
    ({ kind, text }) => `${kind === "same" ? " " : kind === "now" ? "+" : "-"}${text}`,
  );

it.each([
  ["a\nb\nc", "a\nx\nc", [" a", "-b", "+x", " c"]],
  ["a\nb", "b\nc", ["-a", " b", "+c"]],
  ["", "a", ["-", "+a"]],
  ["a", "a", [" a"]],
  ["a\nb\na\nb", "b\na", ["-a", " b", " a", "-b"]],
])("tells of %j beside %j what differs", (then, now, lines) => {
  expect(told(then, now)).toEqual(lines);
});

it("loses no line of long texts", () => {
  const [then, now] = [1, 2].map((step) =>
    Array.from({ length: 500 }, (_, line) => String(line * step)).join("\n"),
  ) as [string, string];
  const of = (kind: "then" | "now") =>
    diffLines(then, now)
      .filter((line) => line.kind === "same" || line.kind === kind)
      .map(({ text }) => text)
      .join("\n");
  expect([of("then"), of("now")]).toEqual([then, now]);
});
