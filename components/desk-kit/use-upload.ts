import { useWords } from "#words";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/platform/http/api-error";

interface Line {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

type UploadState<Sent> =
  | { name: "idle" }
  | { name: "sending"; fraction: number }
  | { name: "failed"; message: string; canRetry: boolean; sent: Sent };

interface UploadOptions<Sent, Answer> {
  send: (sent: Sent, line: Line) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** True where the upload counts as under way until the next page has loaded. */
  leavesPage?: boolean;
}

/** One upload at a time; users can cancel it, and retry it when it fails. */
export function useUpload<Sent, Answer>(options: UploadOptions<Sent, Answer>) {
  const { send, onDone, leavesPage = false } = options;
  const { failure } = useWords("deskKit");
  const [state, setState] = useState<UploadState<Sent>>({ name: "idle" });
  const current = useRef<AbortController>(null);

  useEffect(() => () => current.current?.abort(), []);

  async function upload(sent: Sent): Promise<void> {
    const { signal } = (current.current = new AbortController());
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ name: "sending", fraction });
    };
    onProgress(0);
    try {
      const answer = await send(sent, { onProgress, signal });
      if (signal.aborted) return;
      if (!leavesPage) setState({ name: "idle" });
      onDone(answer);
    } catch (error) {
      if (!signal.aborted) fail(sent, failure(error), isPassing(error));
    }
  }

  function fail(sent: Sent, message: string, canRetry = false): void {
    setState({ name: "failed", message, canRetry, sent });
  }

  function cancel(): void {
    current.current?.abort();
    setState({ name: "idle" });
  }

  return { state, upload, fail, cancel };
}

/** True where a retry may succeed: the connection broke, the shop was too busy, or it had an outage. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status < 400 || error.status === 429 || error.status >= 500;
}
