import { useState } from "react";

/** Of a picture that is not there yet. */
export type UploadStanding = "sending" | "failed";

export type CountUpload = (standing: UploadStanding, by: 1 | -1) => void;

/** How many pictures of a form are on their way, and how many have not arrived. */
export function useUploads() {
  const [counts, setCounts] = useState({ sending: 0, failed: 0 });
  const count: CountUpload = (standing, by) =>
    setCounts((before) => ({ ...before, [standing]: before[standing] + by }));
  return { ...counts, count };
}

/** The same of a form that is not saved while one of them has not arrived. */
export function useHeldBack() {
  const uploads = useUploads();
  const [isTried, setIsTried] = useState(false);
  /** Whether it may be saved; where not, it is held back. */
  function isComplete(): boolean {
    setIsTried(uploads.failed > 0);
    return uploads.failed === 0;
  }
  return { ...uploads, isHeldBack: isTried && uploads.failed > 0, isComplete };
}
