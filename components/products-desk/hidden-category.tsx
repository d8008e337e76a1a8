import { useRouter } from "next/navigation";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/ui/call-notices";
import { type Category, getCategoryByName } from "@/lib/categories";
import { useHideCategories } from "@/lib/catalogue/categories/api";
import { allCategories } from "@/lib/shop-categories";

/** Says that shoppers do not see the chosen category, and shows it to them with one press. */
export function HiddenCategory({ name }: { name: string }) {
  // As it was when it was chosen: once it is shown, this says so.
  const [chosen] = useState(() => getCategoryByName(allCategories(), name));
  return chosen?.isHidden ? <ShowCategory {...chosen} /> : null;
}

function ShowCategory({ slug, name }: Category) {
  const router = useRouter();
  const showing = useHideCategories();
  return (
    <div className="mt-2">
      <p aria-live="polite" className="text-sm">
        {showing.isSuccess
          ? `Shoppers see ${name} now.`
          : `${name} is hidden: shoppers find its products neither in the menu nor in the search.`}
      </p>
      {!showing.isSuccess && (
        <SmallButton
          className="mt-2"
          disabled={showing.isPending}
          onClick={() =>
            showing.mutate({ paths: [slug], isHidden: false }, { onSuccess: () => router.refresh() })
          }
        >
          Show {name} to shoppers
        </SmallButton>
      )}
      <CallNotices isPending={showing.isPending} error={showing.error} className="mt-2" />
    </div>
  );
}
