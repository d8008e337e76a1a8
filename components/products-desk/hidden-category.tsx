import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { type Category, getCategoryByName } from "@/lib/categories";
import { useHideCategories } from "@/lib/catalogue/categories/api";
import { allCategories } from "@/lib/shop-categories";

/** Says that shoppers do not see the chosen category, and shows it to them with one press. */
export function HiddenCategory({ name }: { name: string }) {
  // As it was when it was chosen: once it is shown, this says so.
  const [chosen] = useState(() => getCategoryByName(allCategories(), name));
  return chosen?.isHidden ? <ShowCategory {...chosen} /> : null;
}

function ShowCategory(category: Category) {
  const { hiddenCategory: words } = useWords("deskProduct");
  const name = useWords("categories").name(category);
  const router = useRouter();
  const showing = useHideCategories();
  return (
    <div className="mt-2">
      <p aria-live="polite" className="text-sm">
        {showing.isSuccess ? words.isShown(name) : words.isHidden(name)}
      </p>
      {!showing.isSuccess && (
        <SmallButton
          className="mt-2"
          disabled={showing.isPending}
          onClick={() =>
            showing.mutate({ paths: [category.slug], isHidden: false }, { onSuccess: () => router.refresh() })
          }
        >
          {words.show(name)}
        </SmallButton>
      )}
      <CallNotices isPending={showing.isPending} error={showing.error} className="mt-2" />
    </div>
  );
}
