import { AppError } from "@/lib/platform/http/errors";

/** The code of the AppError that the work throws, or `"done"`; any other error is thrown again. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

interface Race<Result> {
  done: Result[];
  /** The codes of the refusals, sorted. */
  codes: string[];
}

/** Runs all at once; an error that is no AppError is thrown again. */
export async function race<Result>(works: (() => Promise<Result>)[]): Promise<Race<Result>> {
  const settled = await Promise.allSettled(works.map((work) => work()));
  const done: Result[] = [];
  const codes: string[] = [];
  for (const outcome of settled) {
    if (outcome.status === "fulfilled") done.push(outcome.value);
    else if (outcome.reason instanceof AppError) codes.push(outcome.reason.code);
    else throw outcome.reason;
  }
  return { done, codes: codes.toSorted() };
}

/** Runs the same work many times at once. */
export function times<Result>(length: number, work: (index: number) => Promise<Result>) {
  return race(Array.from({ length }, (_, index) => () => work(index)));
}
