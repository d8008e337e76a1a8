import { existsSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { endChild, startChild } from "@/scripts/launcher/child.mjs";
import { standForAnotherMachine } from "@/tools/stress/another-machine";

const areSessionsGrouped = existsSync("/proc/self/autogroup");

function startSleeper(): number {
  const child = startChild({ command: "sleep", args: ["60"], output: "pipe" });
  onTestFinished(async () => await endChild(child));
  if (child.pid === undefined) throw new Error("The child did not start.");
  return child.pid;
}

test("gives the process the lowest priority", async () => {
  const pid = startSleeper();
  await standForAnotherMachine(pid);
  expect(getPriority(pid)).toBe(19);
});

test("gives its whole session the lowest priority, and no other, where Linux groups sessions", async () => {
  const [pid, other] = [startSleeper(), startSleeper()];
  await standForAnotherMachine(pid);
  const groupOf = (id: number) => readFileSync(`/proc/${id}/autogroup`, "utf8").trim();
  const groups = areSessionsGrouped ? [groupOf(pid), groupOf(other)] : [" nice 19", " nice 0"];
  expect(groups).toEqual([expect.stringMatching(/ nice 19$/), expect.stringMatching(/ nice 0$/)]);
});
