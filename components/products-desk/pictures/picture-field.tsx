import { useWords } from "#words";
import { type ReactNode, type Ref, useId, useImperativeHandle } from "react";
import { CropDialog } from "@/components/products-desk/pictures/crop-dialog";
import { PictureUploadControl } from "@/components/products-desk/pictures/picture-upload";
import { useChosenFile } from "@/components/products-desk/pictures/use-chosen-file";
import { usePictureUpload } from "@/components/products-desk/pictures/use-picture-upload";
import type { CountUpload } from "@/components/desk-kit/use-uploads";
import { Picture } from "@/components/ui/picture";
import type { FieldProps } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { isImageAddress } from "@/lib/catalogue/products/rules";

/** A place for a picture, which takes one of several files that were chosen at once. */
export interface PicturePlace {
  /** False where there is a picture, or one is on its way. */
  isFree: () => boolean;
  take: (file: File) => void;
}

interface PictureFieldProps extends Pick<FieldProps, "label" | "value" | "error" | "onChange"> {
  ref?: Ref<PicturePlace>;
  name: string;
  isRequired: boolean;
  onUpload: CountUpload;
  /** What moves it among others. */
  controls?: ReactNode;
}

/** A picture of a product: an address, or one that is taken or chosen here and uploaded. */
export function PictureField({ ref, label, name, value, error, controls, ...field }: PictureFieldProps) {
  const { isRequired, onChange, onUpload } = field;
  const { picture: words } = useWords("deskProducts");
  const dialogId = useId();
  const { chosen, refusal, choose, drop, refuse, forgive } = useChosenFile();
  const upload = usePictureUpload({ onDone: onChange, onUpload });
  const { state } = upload;
  const trouble = state.name === "failed" ? state.message : refusal;

  useImperativeHandle(ref, () => ({
    isFree: () => value === "" && (state.name === "idle" || (state.name === "failed" && !state.canRetry)),
    take: (file) => void upload.upload({ file }),
  }));

  function changeAddress(address: string) {
    forgive();
    upload.cancel();
    onChange(address);
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-[min(6rem,24vw)_minmax(0,1fr)] gap-gutter">
      <Heading label={label} controls={controls} />
      <Thumbnail address={value} label={label} />
      <div className="grid grid-cols-1 content-start gap-3">
        <PictureUploadControl
          label={label}
          upload={upload}
          onChoose={choose}
          onRemove={value === "" ? null : () => changeAddress("")}
        />
        <TextField
          label={words.address}
          name={name}
          value={value}
          required={isRequired}
          inputMode="url"
          error={error ?? trouble}
          onChange={changeAddress}
        />
      </div>
      {chosen && (
        <CropDialog
          key={chosen.src}
          id={dialogId}
          title={label}
          src={chosen.src}
          onClose={() => drop(chosen.src)}
          onFailure={refuse}
          onUse={(crop) => void upload.upload({ file: chosen.file, crop })}
        />
      )}
    </fieldset>
  );
}

function Heading({ label, controls }: Pick<PictureFieldProps, "label" | "controls">) {
  if (!controls) return <legend className="mb-1.5 care-label">{label}</legend>;
  return (
    <>
      <legend className="sr-only">{label}</legend>
      <div className="col-span-2 flex min-h-11 items-center justify-between">
        <p aria-hidden className="care-label">
          {label}
        </p>
        {controls}
      </div>
    </>
  );
}

function Thumbnail({ address, label }: { address: string; label: string }) {
  if (!isImageAddress(address))
    return <div aria-hidden="true" className="aspect-4/5 rounded-cloth bg-kraft" />;
  return <Picture key={address} src={address} alt={label} sizes="96px" className="rounded-cloth" />;
}
