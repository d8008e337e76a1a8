import { Camera } from "lucide-react";
import { FileButton, UploadProgress } from "@/components/desk-kit/file-upload";
import type { PictureUpload } from "@/components/products-desk/pictures/use-picture-upload";
import { Button } from "@/components/ui/button";
import { UPLOAD_TYPES } from "@/lib/catalogue/images/rules";

interface PictureUploadControlProps {
  label: string;
  upload: PictureUpload;
  onChoose: (file: File) => void;
  /** Null where there is no picture. */
  onRemove: (() => void) | null;
}

/** Takes or chooses a picture, and tells how far its upload is. */
export function PictureUploadControl({ label, upload, onChoose, onRemove }: PictureUploadControlProps) {
  const { state, cancel } = upload;
  if (state.name === "sending")
    return (
      <UploadProgress
        label={`Upload of ${label}`}
        fraction={state.fraction}
        working="Preparing the picture …"
        cancelLabel={`Cancel the upload of ${label}`}
        onCancel={cancel}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      {state.name === "failed" && state.canRetry && (
        <Button
          aria-label={`Try again: the upload of ${label}`}
          onClick={() => void upload.upload(state.sent)}
        >
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
      {state.name === "failed" && (
        <Button variant="quiet" aria-label={`Leave out the upload of ${label}`} onClick={cancel}>
          Leave it out
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
