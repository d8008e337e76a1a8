import { expect, it } from "vitest";
import { measureReads } from "@/tools/bench/growth/measure-reads";
import { NoAnswer, type TimedAnswer } from "@/tools/bench/measure/timed-get";

const GONE: TimedAnswer = {
  status: 404,
  firstByteMs: 1,
  wholeMs: 1,
  headers: {},
  rawHeaders: [],
  body: Buffer.alloc(0),
};
const silent = () => Promise.reject(new NoAnswer("http://localhost/", "timed out"));

it("tells of a read without an answer, and goes on with the next", async () => {
  let sent = 0;
  const counted = async () => {
    sent += 1;
    return GONE;
  };
  const measured = await measureReads([
    { name: "silent", send: silent },
    { name: "gone", send: counted },
  ]);
  expect(measured).toMatchObject([{ name: "silent", trouble: "timed out" }]);
  expect(sent).toBe(1);
});

it("does not go on after a mistake of its own", async () => {
  const broken = () => Promise.reject(new TypeError("damaged"));
  await expect(measureReads([{ name: "broken", send: broken }])).rejects.toThrow("damaged");
});
