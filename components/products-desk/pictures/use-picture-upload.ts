import { useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "@/lib/platform/http/client";
import { uploadPicture } from "@/lib/catalogue/images/api";
import type { Crop } from "@/lib/catalogue/images/rules";

interface Upload {
  file: File;
  crop: Crop;
}

type UploadState =
  | { name: "idle" }
  | { name: "sending"; fraction: number }
  | ({ name: "failed"; message: string; canRetry: boolean } & Upload);

const IDLE: UploadState = { name: "idle" };

/** One upload at a time, which can be cancelled, and tried again when it fails. */
export function usePictureUpload(onDone: (address: string) => void) {
  const [state, setState] = useState<UploadState>(IDLE);
  const current = useRef<AbortController>(null);

  useEffect(() => () => current.current?.abort(), []);

  async function send(upload: Upload): Promise<void> {
    const controller = new AbortController();
    current.current = controller;
    setState({ name: "sending", fraction: 0 });
    const onProgress = (fraction: number) => {
      if (!controller.signal.aborted) setState({ name: "sending", fraction });
    };
    try {
      const address = await uploadPicture({ ...upload, onProgress, signal: controller.signal });
      if (controller.signal.aborted) return;
      setState(IDLE);
      onDone(address);
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ name: "failed", message: messageOf(error), canRetry: isPassing(error), ...upload });
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState(IDLE);
  }

  return { state, send, cancel };
}

/** The same file may well arrive the next time: the line broke, too many came at once, or the shop is in trouble. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status < 400 || error.status === 429 || error.status >= 500;
}
