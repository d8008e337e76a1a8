import { useWords } from "#words";
import { useState } from "react";
import { ApiError } from "@/lib/platform/http/client";

interface Form {
  draft: object;
  tell: (told: ApiError["fields"]) => void;
}

/** The action of a form of the desk. A refusal shows beside its field, or below all fields. */
export function useFormAction<Args extends unknown[]>(
  { draft, tell }: Form,
  work: (...args: Args) => Promise<unknown>,
) {
  const { failure } = useWords("deskKit");
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function run(...args: Args): Promise<void> {
    setProblem(undefined);
    setIsPending(true);
    try {
      await work(...args);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      tell(fields);
      if (!Object.keys(fields).some((field) => field in draft)) setProblem(failure(error));
    } finally {
      setIsPending(false);
    }
  }

  return { run, isPending, problem, setProblem };
}
