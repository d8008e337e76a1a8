import { FileButton } from "@/components/products-desk/pictures/file-button";
import { Button } from "@/components/ui/button";

interface PictureButtonsProps {
  label: string;
  onChoose: (file: File) => void;
  /** Only where an upload has failed. */
  onRetry: (() => void) | undefined;
  /** Only where there is a picture. */
  onRemove: (() => void) | undefined;
}

export function PictureButtons({ label, onChoose, onRetry, onRemove }: PictureButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {onRetry && (
        <Button aria-label={`Try the upload of ${label} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
      <FileButton label={label} onChoose={onChoose} />
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
