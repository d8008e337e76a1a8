import { Camera } from "lucide-react";
import type { ChosenPicture, ReturnPicturesState } from "@/components/returns/use-return-pictures";
import { FilePicture } from "@/components/returns/file-picture";
import { Button } from "@/components/ui/button";
import { UPLOAD_TYPES } from "@/lib/catalogue/images/rules";
import { MAX_RETURN_PICTURES } from "@/lib/orders/constants";

const PERCENT = 100;
const SMALL = "min-h-11 px-3! text-sm";

interface ReturnPicturesFieldProps {
  state: ReturnPicturesState;
  error: string | undefined;
}

/** Takes pictures of the returned pieces with the phone, uploads them at once, and shows each upload's progress. */
export function ReturnPicturesField({ state, error }: ReturnPicturesFieldProps) {
  const { pictures, add, remove, retry } = state;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="care-label mb-1.5">Pictures, if they help</legend>
      {pictures.length > 0 && (
        <ul aria-label="Your pictures" className="grid grid-cols-1 gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <Chosen
                picture={picture}
                name={`picture ${index + 1}`}
                onRemove={() => remove(picture.key)}
                onRetry={() => retry(picture)}
              />
            </li>
          ))}
        </ul>
      )}
      {pictures.length < MAX_RETURN_PICTURES && <PictureButton onChoose={add} />}
      <p className="text-sm text-muted">
        Up to {MAX_RETURN_PICTURES}, as JPEG, PNG or WebP. Only you and the shop see them; we delete them 90
        days after the return is over.
      </p>
      <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

/** Opens the file picker, which on a phone offers the camera too. */
function PictureButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <label className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-cloth border border-ink/40 bg-white px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed">
      <Camera aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      Take or choose
      <input
        type="file"
        multiple
        accept={UPLOAD_TYPES.join(",")}
        aria-label="Take or choose pictures"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen once more.
          event.target.value = "";
          onChoose(files);
        }}
      />
    </label>
  );
}

interface ChosenProps {
  picture: ChosenPicture;
  name: string;
  onRemove: () => void;
  onRetry: () => void;
}

function Chosen({ picture, name, onRemove, onRetry }: ChosenProps) {
  const { file, fraction, id, problem } = picture;
  const percent = Math.round(fraction * PERCENT);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilePicture
        file={file}
        alt={`Your ${name}`}
        className="size-20 shrink-0 rounded-cloth bg-kraft object-cover"
      />
      <div className="min-w-0 flex-auto text-sm">
        {problem && (
          <p role="alert" className="font-semibold text-selvedge">
            {problem}
          </p>
        )}
        {id && <p>Sent.</p>}
        {!id && !problem && (
          <>
            <progress aria-label={`Upload of ${name}`} max={PERCENT} value={percent} className="h-2 w-full" />
            <p>{percent < PERCENT ? `Sending, ${percent}%` : "Preparing …"}</p>
          </>
        )}
      </div>
      <div className="flex gap-2">
        {problem && (
          <Button variant="quiet" className={SMALL} aria-label={`Try ${name} again`} onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant="quiet" className={SMALL} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}
