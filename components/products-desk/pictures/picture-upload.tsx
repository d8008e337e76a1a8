import { useWords } from "#words";
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
  const { picture: words } = useWords("deskProducts");
  const { remove } = useWords("deskKit").products;
  const { retry } = useWords("frame").failed;
  const { state, cancel } = upload;
  if (state.name === "sending")
    return (
      <UploadProgress
        label={words.uploadOf(label)}
        fraction={state.fraction}
        working={words.preparing}
        cancelLabel={words.cancelOf(label)}
        onCancel={cancel}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      {state.name === "failed" && state.canRetry && (
        <Button aria-label={words.tryAgainOf(label)} onClick={() => void upload.upload(state.sent)}>
          {retry}
        </Button>
      )}
      <FileButton
        icon={Camera}
        accept={UPLOAD_TYPES.join(",")}
        label={words.takeOf(label)}
        onChoose={onChoose}
      >
        {words.take}
      </FileButton>
      {state.name === "failed" && (
        <Button variant="quiet" aria-label={words.leaveOutOf(label)} onClick={cancel}>
          {words.leaveOut}
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" aria-label={words.removeOne(label)} onClick={onRemove}>
          {remove}
        </Button>
      )}
    </div>
  );
}
