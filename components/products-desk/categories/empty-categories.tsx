import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { useShownCategory } from "@/components/products-desk/categories/use-shown-category";
import { useHideCategories } from "@/lib/catalogue/categories/api";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";

type Named = Pick<CategoryDto, "path" | "name" | "nameBn">;

/** What hides the categories that have no product, and shows again those that it has hidden. */
export function useEmptyCategories(empty: readonly Named[]) {
  const router = useRouter();
  const change = useHideCategories();
  const [hidden, setHidden] = useState<readonly Named[]>([]);
  const isUndo = hidden.length > 0;
  const named = isUndo ? hidden : empty;

  function press(): void {
    change.mutate(
      { paths: named.map(({ path }) => path), isHidden: !isUndo },
      {
        onSuccess(categories) {
          const isHidden = new Set(categories.flatMap((one) => (one.isHidden ? [one.path] : [])));
          setHidden(named.filter(({ path }) => isHidden.has(path)));
          // The frame around all pages of the dashboard has the categories too.
          router.refresh();
        },
      },
    );
  }

  return { named, isUndo, change, press };
}

/** A line that names the categories without a product, and hides them with one press. */
export function EmptyCategories({ named, isUndo, change, press }: ReturnType<typeof useEmptyCategories>) {
  const { empty: words } = useWords("deskCatalogue").categories;
  const nameOf = useShownCategory();
  const count = named.length;
  if (count === 0) return null;
  return (
    <>
      <p aria-live="polite" className="font-semibold">
        {isUndo ? words.hidden(count) : words.found(count)}
      </p>
      <p className="text-sm text-muted">{words.names(named.map(nameOf))}</p>
      <SmallButton className="mt-2" disabled={change.isPending} onClick={press}>
        {isUndo ? words.showAgain(count) : words.hide(count)}
      </SmallButton>
      <CallNotices isPending={change.isPending} error={change.error} className="mt-2" />
    </>
  );
}
