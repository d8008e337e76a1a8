import { useWords } from "#words";
import { Images } from "lucide-react";
import { useRef, useState } from "react";
import { FileButton } from "@/components/desk-kit/file-upload";
import type { PicturePlace } from "@/components/products-desk/pictures/picture-field";
import { UPLOAD_TYPES } from "@/lib/catalogue/images/rules";
import type { Words } from "@/lib/words/words";

/** The most that are chosen at once. */
const MOST_AT_ONCE = 8;

/** The places of a group of pictures, in their order. */
export function usePlaces(names: readonly string[]) {
  const places = useRef(new Map<string, PicturePlace>());

  /** Puts files that were chosen at once into the free places, in their order; returns how many there were room for. */
  function fillPlaces(files: readonly File[]): number {
    const free = names.flatMap((name) => places.current.get(name) ?? []).filter((place) => place.isFree());
    const taken = files.slice(0, Math.min(MOST_AT_ONCE, free.length));
    for (const [index, file] of taken.entries()) free[index]?.take(file);
    return taken.length;
  }

  const placeOf = (name: string) => (place: PicturePlace | null) => {
    if (place) places.current.set(name, place);
    else places.current.delete(name);
  };
  return { placeOf, fillPlaces };
}

interface ChooseSeveralProps {
  /** The button's name for screen readers, beside others of its kind. */
  label: string;
  hint: string;
  fillPlaces: (files: readonly File[]) => number;
}

/** Chooses several pictures at once. Each uploads by itself, and is shown in its own place. */
export function ChooseSeveral({ label, hint, fillPlaces }: ChooseSeveralProps) {
  const { pictures: words } = useWords("deskProduct");
  const [problem, setProblem] = useState<string>();
  function choose(...files: File[]): void {
    setProblem(roomProblem(words, files.length, fillPlaces(files)));
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <FileButton icon={Images} accept={UPLOAD_TYPES.join(",")} label={label} isMultiple onChoose={choose}>
        {words.several}
      </FileButton>
      <p className="text-sm text-muted">{hint}</p>
      <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** Undefined where there is room for all. */
export function roomProblem(
  { noRoom, leftOut }: Pick<Words["deskProduct"]["pictures"], "noRoom" | "leftOut">,
  chosen: number,
  taken: number,
): string | undefined {
  if (chosen === taken) return undefined;
  return taken === 0 ? noRoom : leftOut(taken, chosen - taken);
}
