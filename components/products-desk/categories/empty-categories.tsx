import { useRouter } from "next/navigation";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/ui/call-notices";
import { useHideCategories } from "@/lib/catalogue/categories/api";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { formatCount } from "@/lib/platform/text/format";

type Named = Pick<CategoryDto, "path" | "name">;

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
  if (named.length === 0) return null;
  return (
    <>
      <p aria-live="polite" className="font-semibold">
        {describe(named.length, isUndo)}
      </p>
      <p className="text-sm text-muted">{new Intl.ListFormat("en").format(named.map(({ name }) => name))}</p>
      <SmallButton className="mt-2" disabled={change.isPending} onClick={press}>
        {labelOf(named.length, isUndo)}
      </SmallButton>
      <CallNotices isPending={change.isPending} error={change.error} className="mt-2" />
    </>
  );
}

function describe(count: number, isHidden: boolean): string {
  const categories = count === 1 ? "1 category" : `${formatCount(count)} categories`;
  if (isHidden) return `${categories} ${count === 1 ? "is" : "are"} hidden from shoppers.`;
  return `${categories} ${count === 1 ? "has" : "have"} no products.`;
}

function labelOf(count: number, isUndo: boolean): string {
  const them = count === 1 ? "it" : "them";
  return isUndo ? `Show ${them} again` : `Hide ${them}`;
}
