import { expect, it, vi } from "vitest";
import { Cohorts } from "@/lib/platform/jobs/cohorts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that notes when it begins, and ends when it is told to. */
function openWork(begun: string[]) {
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return { work, end: (name: string) => ends.get(name)?.() };
}

it("begins at once where there is no rush, and together what is asked for while a cohort is under way", async () => {
  const begun: string[] = [];
  const { work, end } = openWork(begun);
  const cohorts = new Cohorts({ longestMs: 60_000 });
  const first = [cohorts.run(work("a")), cohorts.run(work("b"))];
  await vi.waitFor(() => expect(begun).toEqual(["a", "b"]));
  const next = [cohorts.run(work("c")), cohorts.run(work("d"))];
  end("a");
  expect(await first[0]).toBe("a");
  await turn();
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await vi.waitFor(() => expect(begun).toEqual(["a", "b", "c", "d"]));
  for (const name of ["c", "d"]) end(name);
  expect(await Promise.all(next)).toEqual(["c", "d"]);
});

it("goes on after a member that hangs, and after one that fails", async () => {
  const begun: string[] = [];
  const { work } = openWork(begun);
  const cohorts = new Cohorts({ longestMs: 30 });
  void cohorts.run(work("hangs"));
  await vi.waitFor(() => expect(begun).toEqual(["hangs"]));
  const failing = cohorts.run(async () => await Promise.reject(new Error("It is not to be had.")));
  await expect(failing).rejects.toThrow("It is not to be had.");
  expect(await cohorts.run(async () => "done")).toBe("done");
});
