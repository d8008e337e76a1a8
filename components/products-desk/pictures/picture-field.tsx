import { Camera } from "lucide-react";
import { useId } from "react";
import { FileButton, UploadProgress } from "@/components/desk-kit/file-upload";
import { CropDialog } from "@/components/products-desk/pictures/crop-dialog";
import { useChosenFile } from "@/components/products-desk/pictures/use-chosen-file";
import { Picture } from "@/components/ui/picture";
import type { FieldProps } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { useUpload } from "@/components/desk-kit/use-upload";
import { uploadPicture } from "@/lib/catalogue/images/api";
import { type Crop, UPLOAD_TYPES } from "@/lib/catalogue/images/rules";
import { isImageAddress } from "@/lib/catalogue/products/rules";
import { Button } from "@/components/ui/button";

interface PictureFieldProps extends Pick<FieldProps, "label" | "value" | "error" | "onChange"> {
  name: string;
  isRequired: boolean;
  onBusy: (isBusy: boolean) => void;
}

interface CroppedFile {
  file: File;
  crop: Crop;
}

/** A picture of a product: an address, or one that is taken or chosen here and uploaded. */
export function PictureField({ label, name, value, error, isRequired, onChange, onBusy }: PictureFieldProps) {
  const dialogId = useId();
  const { chosen, refusal, choose, drop, refuse, forgive } = useChosenFile();
  const { state, upload, cancel } = useUpload({
    send: (picture: CroppedFile, line) => uploadPicture({ ...picture, ...line }),
    onDone: onChange,
  });
  const trouble = state.name === "failed" ? state.message : refusal;

  async function send(picture: CroppedFile) {
    onBusy(true);
    await upload(picture);
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
        <Upload
          label={label}
          state={state}
          onChoose={choose}
          onCancel={cancel}
          onRetry={send}
          onRemove={value === "" ? null : () => changeAddress("")}
        />
        <TextField
          label="or its web address"
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
          onUse={(crop) => void send({ file: chosen.file, crop })}
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

interface UploadProps {
  label: string;
  state: ReturnType<typeof useUpload<CroppedFile, string>>["state"];
  onChoose: (file: File) => void;
  onCancel: () => void;
  onRetry: (picture: CroppedFile) => Promise<void>;
  /** Null where there is no picture. */
  onRemove: (() => void) | null;
}

function Upload({ label, state, onChoose, onCancel, onRetry, onRemove }: UploadProps) {
  if (state.name === "sending")
    return (
      <UploadProgress
        label={`Upload of ${label}`}
        fraction={state.fraction}
        working="Preparing the picture …"
        cancelLabel={`Cancel the upload of ${label}`}
        onCancel={onCancel}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      {state.name === "failed" && state.canRetry && (
        <Button aria-label={`Try again: the upload of ${label}`} onClick={() => void onRetry(state.sent)}>
          Try again
        </Button>
      )}
      <FileButton
        icon={Camera}
        accept={UPLOAD_TYPES.join(",")}
        label={`Take or choose: ${label}`}
        onChoose={onChoose}
      >
        Take or choose
      </FileButton>
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
