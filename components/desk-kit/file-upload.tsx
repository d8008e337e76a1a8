import { useWords } from "#words";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

const PERCENT = 100;

interface UploadProgressProps {
  label: string;
  /** The uploaded share, from 0 to 1; after that the shop works on the file. */
  fraction: number;
  /** What the shop does after the upload. */
  working: string;
  cancelLabel?: string;
  onCancel: () => void;
}

export function UploadProgress({ label, fraction, working, cancelLabel, onCancel }: UploadProgressProps) {
  const { upload: words } = useWords("deskKit");
  const percent = Math.round(fraction * PERCENT);
  return (
    <div className="grid gap-2">
      <progress aria-label={label} max={PERCENT} value={percent} className="h-2 w-full" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">{percent < PERCENT ? words.percent(percent) : working}</p>
        <Button variant="quiet" aria-label={cancelLabel} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

interface FileButtonProps {
  icon: LucideIcon;
  accept: string;
  /** The button's name for screen readers, beside others of its kind. */
  label?: string;
  /** Where several can be chosen at once, they come in the order in which they were chosen. */
  isMultiple?: boolean;
  onChoose: (file: File, ...others: File[]) => void;
  children: ReactNode;
}

/** Opens the file picker, which on a phone offers the camera for pictures. */
export function FileButton({ icon: Icon, accept, label, isMultiple, onChoose, children }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-12 items-center justify-center gap-2 justify-self-start rounded-cloth border border-indigo px-4 font-semibold text-indigo hover:bg-indigo hover:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed">
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      {children}
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          const [file, ...others] = event.target.files ?? [];
          // Allows the same file to be chosen again.
          event.target.value = "";
          if (file) onChoose(file, ...others);
        }}
      />
    </label>
  );
}
