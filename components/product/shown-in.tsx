import { describeShown, type PicturedColor } from "@/lib/catalogue/products/color-picture";

/** On a picture, in a parent of its size: says that it shows another colour. */
export function ShownIn({ color, className = "" }: { color: PicturedColor | undefined; className?: string }) {
  if (!color) return null;
  return (
    <span
      className={`pointer-events-none absolute top-0 left-0 max-w-full rounded-br-cloth bg-paper px-2 py-1 text-left text-sm wrap-anywhere text-ink ${className}`}
    >
      {describeShown(color)}
    </span>
  );
}
