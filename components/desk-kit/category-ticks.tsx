import { CheckBox } from "@/components/ui/check-box";
import { allCategories } from "@/lib/shop-categories";

interface CategoryTicksProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses some categories; none is all of them. */
export function CategoryTicks({ chosen, onChange }: CategoryTicksProps) {
  return (
    <details className="sm:col-span-2">
      <summary className="min-h-11 cursor-pointer content-center">
        {chosen.length === 0 ? "For all categories" : `For ${chosen.join(", ")} only`}
      </summary>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {allCategories().map(({ name }) => (
          <CheckBox
            key={name}
            checked={chosen.includes(name)}
            onChange={(isTicked) =>
              onChange(isTicked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          >
            {name}
          </CheckBox>
        ))}
      </div>
    </details>
  );
}
