import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "@/lib/platform/http/client";
import { checkImport } from "@/lib/catalogue/imports/api";
import { type ImportKind, MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";
import { importPath } from "@/lib/paths";

type CheckState =
  | { name: "idle" }
  | { name: "sending"; fraction: number }
  | { name: "failed"; fileName: string; message: string };

const IDLE: CheckState = { name: "idle" };

/** One file at a time is sent and checked, and then shown on a page of its own. */
export function useCheckImport() {
  const router = useRouter();
  const [state, setState] = useState<CheckState>(IDLE);
  const current = useRef<AbortController>(null);

  useEffect(() => () => current.current?.abort(), []);

  async function check(kind: ImportKind, file: File): Promise<void> {
    const fail = (message: string) => setState({ name: "failed", fileName: file.name, message });
    if (file.size > MAX_FILE_BYTES) {
      fail("The file is larger than 5 MB.");
      return;
    }
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ name: "sending", fraction });
    };
    onProgress(0);
    try {
      const checked = await checkImport({ kind, file, onProgress, signal });
      if (!signal.aborted) router.push(importPath(checked._id));
    } catch (error) {
      if (!signal.aborted) fail(messageOf(error));
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState(IDLE);
  }

  return { state, check, cancel };
}
