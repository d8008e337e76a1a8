import { useWords } from "#words";
import { CheckBox } from "@/components/ui/check-box";
import { useCategoryNames } from "@/components/words/use-category-name";
import { allCategories } from "@/lib/shop-categories";

interface CategoryTicksProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses some categories; none is all of them. */
export function CategoryTicks({ chosen, onChange }: CategoryTicksProps) {
  const { categories: words } = useWords("deskKit");
  const { name: nameOf } = useWords("categories");
  const names = chosen.map(useCategoryNames());
  return (
    <details className="sm:col-span-2">
      <summary className="min-h-11 cursor-pointer content-center">
        {chosen.length === 0 ? words.all : words.only(names)}
      </summary>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {allCategories().map((category) => {
          const { name } = category;
          return (
            <CheckBox
              key={name}
              checked={chosen.includes(name)}
              onChange={(isTicked) =>
                onChange(isTicked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            >
              {nameOf(category)}
            </CheckBox>
          );
        })}
      </div>
    </details>
  );
}
