import { useWords } from "#words";
import { Camera } from "lucide-react";
import { FilePicture } from "@/components/pictures/file-picture";
import type { ChosenPicture, ChosenPictures } from "@/components/pictures/use-chosen-pictures";
import { Button } from "@/components/ui/button";
import { UPLOAD_TYPES } from "@/lib/catalogue/images/rules";

const PERCENT = 100;
const SMALL = "min-h-11 px-3! text-sm";

interface PicturesFieldProps {
  label: string;
  /** How many may be sent, and what becomes of them. */
  terms: string;
  state: ChosenPictures;
  error: string | undefined;
}

/** Takes pictures with the phone, uploads them at once, and shows each upload's progress. */
export function PicturesField({ label, terms, state, error }: PicturesFieldProps) {
  const words = useWords("orders").pictures;
  const { pictures, canAdd, add, remove, retry } = state;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="care-label mb-1.5">{label}</legend>
      {pictures.length > 0 && (
        <ul aria-label={words.yours} className="grid grid-cols-1 gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <Chosen
                picture={picture}
                number={index + 1}
                onRemove={() => remove(picture.key)}
                onRetry={() => retry(picture)}
              />
            </li>
          ))}
        </ul>
      )}
      {canAdd && <PictureButton onChoose={add} />}
      <p className="text-sm text-muted">{terms}</p>
      <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

/** Opens the file picker, which on a phone offers the camera too. */
function PictureButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const words = useWords("orders").pictures;
  return (
    <label className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-cloth border border-ink/40 bg-white px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed">
      <Camera aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      {words.take}
      <input
        type="file"
        multiple
        accept={UPLOAD_TYPES.join(",")}
        aria-label={words.takeLabel}
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
  number: number;
  onRemove: () => void;
  onRetry: () => void;
}

function Chosen({ picture, number, onRemove, onRetry }: ChosenProps) {
  const words = useWords("orders").pictures;
  const { retry } = useWords("frame").failed;
  const { file, fraction, id, problem } = picture;
  const percent = Math.round(fraction * PERCENT);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilePicture
        file={file}
        alt={words.your(number)}
        className="size-20 shrink-0 rounded-cloth bg-kraft object-cover"
      />
      <div className="min-w-0 flex-auto text-sm">
        {problem && (
          <p role="alert" className="font-semibold text-selvedge">
            {problem}
          </p>
        )}
        {id && <p>{words.sent}</p>}
        {!id && !problem && (
          <>
            <progress
              aria-label={words.upload(number)}
              max={PERCENT}
              value={percent}
              className="h-2 w-full"
            />
            <p>{percent < PERCENT ? words.sending(percent) : words.preparing}</p>
          </>
        )}
      </div>
      <div className="flex gap-2">
        {problem && (
          <Button variant="quiet" className={SMALL} aria-label={words.tryAgain(number)} onClick={onRetry}>
            {retry}
          </Button>
        )}
        <Button variant="quiet" className={SMALL} aria-label={words.removeOne(number)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
