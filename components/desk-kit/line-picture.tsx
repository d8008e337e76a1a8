import { useWords } from "#words";
import { Picture } from "@/components/ui/picture";

/** A picture of an ordered item, small enough to stand beside its line, whose name describes it; it tells only that it shows another colour. */
export function LinePicture({ src, shownIn }: { src: string; shownIn?: string | undefined }) {
  const { shownIn: say } = useWords("deskKit");
  const { color } = useWords("values");
  const note = shownIn === undefined ? undefined : say(color(shownIn));
  return (
    <span title={note} className="block w-8 shrink-0 overflow-hidden rounded-cloth bg-kraft">
      {src ? <Picture src={src} alt={note ?? ""} sizes="32px" /> : <span className="block aspect-4/5" />}
    </span>
  );
}
