import { useWords } from "#words";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/platform/http/client";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { readImportFile, runImportStep } from "@/lib/catalogue/imports/api";
import type { ImportDto } from "@/lib/catalogue/imports/dto";

const UNDER_WAY = { apply: "applying", undo: "undoing" } as const;

const FOLLOW_MS = 1_000;

type Verb = keyof typeof UNDER_WAY;

const isOpen = ({ state }: ImportDto): boolean => state === "applying" || state === "undoing";

/**
 * Applies or undoes a file in steps for as long as its page is open; after that the shop goes on by itself. It also
 * follows the progress of a run by somebody else or by the shop.
 */
export function useRunImport(initial: ImportDto) {
  const { failure } = useWords("deskKit");
  const [file, setFile] = useState(initial);
  const [isRunning, setIsRunning] = useState(false);
  const [trouble, setTrouble] = useState<{ error: unknown } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isLeft = useRef(false);
  const runner = useRef("");

  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  const readAgain = useCallback(async (seen: ImportDto): Promise<void> => {
    try {
      setFile(await readImportFile(seen));
      setTrouble(null);
    } catch (error) {
      setTrouble({ error });
      if (isRefusal(error)) setIsRefused(true);
      // Makes the query run again.
      else setFile((before) => ({ ...before }));
    }
  }, []);

  const isFollowed = isOpen(file) && !isRunning && !isRefused;
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setTimeout(() => void readAgain(file), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [isFollowed, file, readAgain]);

  async function run(verb: Verb): Promise<void> {
    runner.current ||= createIdempotencyKey();
    setIsRunning(true);
    setTrouble(null);
    setIsRefused(false);
    try {
      let now: ImportDto;
      do {
        now = await runImportStep({ verb, file, runner: runner.current });
        setFile(now);
        // Another page may already have gone further than this one.
      } while (now.state === UNDER_WAY[verb] && !isLeft.current);
    } catch (error) {
      if (isInProgress(error)) await readAgain(file);
      else setTrouble({ error });
    } finally {
      setIsRunning(false);
    }
  }

  return { file, isBusy: isRunning || isOpen(file), trouble: trouble && failure(trouble.error), run };
}

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === "IN_PROGRESS";

/** True for errors after which a retry does not help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
