"use client";

import { useId } from "react";
import { CropDialog } from "@/components/products-desk/pictures/crop-dialog";
import { PictureButtons } from "@/components/products-desk/pictures/picture-buttons";
import { UploadProgress } from "@/components/products-desk/pictures/upload-progress";
import { useChosenFile } from "@/components/products-desk/pictures/use-chosen-file";
import { usePictureUpload } from "@/components/products-desk/pictures/use-picture-upload";
import { Picture } from "@/components/ui/picture";
import { TextField } from "@/components/ui/text-field";
import type { Crop } from "@/lib/catalogue/images/rules";
import { isImageAddress } from "@/lib/catalogue/products/rules";

interface PictureFieldProps {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  isRequired: boolean;
  onChange: (address: string) => void;
  onBusy: (isBusy: boolean) => void;
}

/** A picture of a product: an address, or one that is taken or chosen here and uploaded. */
export function PictureField({ label, name, value, error, isRequired, onChange, onBusy }: PictureFieldProps) {
  const dialogId = useId();
  const { chosen, refusal, choose, drop, refuse, forgive } = useChosenFile();
  const { state, send, cancel } = usePictureUpload(onChange);
  const trouble = state.name === "failed" ? state.message : refusal;

  async function upload(file: File, crop: Crop) {
    onBusy(true);
    await send({ crop, file });
    onBusy(false);
  }

  function changeAddress(address: string) {
    forgive();
    cancel();
    onChange(address);
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-[min(6rem,24vw)_minmax(0,1fr)] gap-gutter">
      <legend className="care-label mb-1.5">{label}</legend>
      <Thumbnail address={value} label={label} />
      <div className="grid grid-cols-1 content-start gap-3">
        {state.name === "sending" ? (
          <UploadProgress label={label} fraction={state.fraction} onCancel={cancel} />
        ) : (
          <PictureButtons
            label={label}
            onChoose={choose}
            onRetry={
              state.name === "failed" && state.canRetry
                ? () => void upload(state.file, state.crop)
                : undefined
            }
            onRemove={value === "" ? undefined : () => changeAddress("")}
          />
        )}
        <TextField
          label="or its web address"
          name={name}
          value={value}
          required={isRequired}
          inputMode="url"
          autoComplete="off"
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
          onUse={(crop) => void upload(chosen.file, crop)}
        />
      )}
    </fieldset>
  );
}

function Thumbnail({ address, label }: { address: string; label: string }) {
  if (!isImageAddress(address))
    return <div aria-hidden="true" className="aspect-4/5 rounded-cloth bg-kraft" />;
  return <Picture key={address} src={address} alt={label} sizes="96px" className="rounded-cloth" />;
}
