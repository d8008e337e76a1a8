import { Camera } from "lucide-react";
import { UPLOAD_TYPES } from "@/lib/catalogue/images/rules";

interface FileButtonProps {
  /** Names the button for readers beside others of its kind. */
  label: string;
  onChoose: (file: File) => void;
}

/** Opens the file picker, which on a phone offers the camera too. */
export function FileButton({ label, onChoose }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-12 items-center gap-2 rounded-cloth border border-indigo px-4 font-semibold text-indigo hover:bg-indigo hover:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed">
      <Camera aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      Take or choose
      <input
        type="file"
        accept={UPLOAD_TYPES.join(",")}
        aria-label={`Take or choose: ${label}`}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen once more.
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
