import { Picture } from "@/components/ui/picture";

/** A picture of an ordered item, small enough to stand beside its line, whose name describes it. */
export function LinePicture({ src }: { src: string }) {
  return (
    <span className="block w-8 shrink-0 overflow-hidden rounded-cloth bg-kraft">
      {src ? <Picture src={src} alt="" sizes="32px" /> : <span className="block aspect-4/5" />}
    </span>
  );
}
