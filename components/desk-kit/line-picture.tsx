import { Picture } from "@/components/ui/picture";

/** What was ordered, small enough to stand beside its line. The line's name says what it shows. */
export function LinePicture({ src }: { src: string }) {
  return (
    <span className="block w-8 shrink-0 overflow-hidden rounded-cloth bg-kraft">
      {src ? <Picture src={src} alt="" sizes="32px" /> : <span className="block aspect-4/5" />}
    </span>
  );
}
