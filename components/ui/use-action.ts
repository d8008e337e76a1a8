import { useState } from "react";
import { messageOf } from "@/lib/platform/http/api-error";

/** The action of a press, with whether it is under way and the last error, also in the words of the page. */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  say: (error: unknown) => string = messageOf,
) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run(...args: Args): Promise<void> {
    setError(undefined);
    setIsPending(true);
    try {
      await work(...args);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsPending(false);
    }
  }

  return { run, isPending, error, failure: error === undefined ? undefined : say(error) };
}
