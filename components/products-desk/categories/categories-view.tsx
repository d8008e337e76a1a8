"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { moved, type Move } from "@/components/desk-kit/ordering/moved";
import { OrderControls, OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { NO_CATEGORY } from "@/components/products-desk/categories/category-draft";
import { CategoryForm } from "@/components/products-desk/categories/category-form";
import { CategoryRow } from "@/components/products-desk/categories/category-row";
import { EmptyCategories, useEmptyCategories } from "@/components/products-desk/categories/empty-categories";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { useShownCategory } from "@/components/products-desk/categories/use-shown-category";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { QueryState } from "@/components/ui/query-state";
import { useCategories, useChangeCategory, useCreateCategory } from "@/lib/catalogue/categories/api";
import { addProductPath } from "@/lib/desk-paths";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import type { CreateCategoryInput } from "@/lib/catalogue/categories/schema";

interface CategoriesViewProps {
  /** Those without a product, which shoppers see. */
  empty: readonly CategoryDto[];
}

/** The categories of the shop, and a new one. */
export function CategoriesView({ empty }: CategoriesViewProps) {
  const { categories: words } = useWords("deskCatalogue");
  const { failure } = useWords("deskKit");
  const nameOf = useShownCategory();
  const emptyCategories = useEmptyCategories(empty);
  const categories = useCategories();
  const creating = useCreateCategory();
  const router = useRouter();
  const [made, setMade] = useState<CreateCategoryInput | null>(null);
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="new-category" className="grid grid-cols-1 gap-4">
        <h2 id="new-category" className="text-xl">
          {words.newCategory}
        </h2>
        <CategoryForm
          initial={NO_CATEGORY}
          saveLabel={words.make}
          onSave={async (category) => {
            await creating.mutateAsync(category);
            // The frame around all pages of the dashboard has the categories too.
            router.refresh();
            setMade(category);
          }}
        />
        {made && (
          <Notice>
            {words.made(nameOf(made))}
            <PageLink href={addProductPath(made.name)} className="link">
              {words.addFirst}
            </PageLink>
          </Notice>
        )}
      </section>
      <section aria-labelledby="categories" className="grid grid-cols-1 gap-4">
        <h2 id="categories" className="text-xl">
          {words.title}
        </h2>
        <div className="empty:hidden">
          <EmptyCategories {...emptyCategories} />
        </div>
        <QueryState query={categories} say={failure}>
          {(rows) => <CategoryList categories={rows} />}
        </QueryState>
      </section>
    </div>
  );
}

function CategoryList({ categories }: { categories: CategoryDto[] }) {
  const nameOf = useShownCategory();
  const moving = useChangeCategory();
  const router = useRouter();
  // While it is saved, the list stands as it will be.
  const shown = moving.isPending ? moved(categories, placesOf(categories, moving.variables)) : categories;
  const order = useOrder({
    count: shown.length,
    onMove: ({ from, to }) => {
      const category = shown[from];
      if (!category || moving.isPending) return;
      const { path, version } = category;
      moving.mutate({ path, change: { version, position: to } }, { onSuccess: () => router.refresh() });
    },
  });
  return (
    <>
      <OrderStatus order={order} />
      <ErrorNotice error={moving.error} />
      <ul>
        {shown.map((category, index) => (
          <li
            key={category.path}
            className={`stitch-b py-4 ${order.classOf(index)}`}
            style={order.styleOf(index)}
          >
            <CategoryRow
              category={category}
              others={categories.filter(({ path }) => path !== category.path)}
              controls={<OrderControls order={order} what={nameOf(category)} index={index} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type Moving = ReturnType<typeof useChangeCategory>["variables"];

function placesOf(categories: readonly CategoryDto[], moving: Moving): Move {
  const from = categories.findIndex(({ path }) => path === moving?.path);
  return { from, to: moving?.change.position ?? from };
}
