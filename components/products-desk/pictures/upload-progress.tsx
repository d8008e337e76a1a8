import { Button } from "@/components/ui/button";

const PERCENT = 100;

interface UploadProgressProps {
  label: string;
  /** What has been sent, from 0 to 1; after that the shop works on it. */
  fraction: number;
  onCancel: () => void;
}

export function UploadProgress({ label, fraction, onCancel }: UploadProgressProps) {
  const percent = Math.round(fraction * PERCENT);
  const words = percent < PERCENT ? `Uploading, ${percent} %` : "Preparing the picture …";
  return (
    <div className="grid gap-2">
      <progress aria-label={`Upload of ${label}`} max={PERCENT} value={percent} className="h-2 w-full" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words}</p>
        <Button variant="quiet" aria-label={`Cancel the upload of ${label}`} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
