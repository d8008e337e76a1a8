"use client";

import { useWords } from "#words";
import { NewBesideList } from "@/components/desk-kit/new-beside-list";
import { moved, type Move } from "@/components/desk-kit/ordering/moved";
import { OrderControls, OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { NO_COLLECTION } from "@/components/products-desk/collections/collection-draft";
import { CollectionForm } from "@/components/products-desk/collections/collection-form";
import { CollectionRow } from "@/components/products-desk/collections/collection-row";
import type { NamedColor } from "@/components/products-desk/collections/use-rule-words";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { QueryState } from "@/components/ui/query-state";
import { useChangeCollection, useCollections, useCreateCollection } from "@/lib/catalogue/collections/api";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";

/** The collections of the shop, and a new one. */
export function CollectionsView({ colors }: { colors: readonly NamedColor[] }) {
  const { collections: words } = useWords("deskCatalogue");
  const { failure } = useWords("deskKit");
  const collections = useCollections();
  const creating = useCreateCollection();
  return (
    <NewBesideList
      newTitle={words.newCollection}
      form={
        <CollectionForm
          initial={NO_COLLECTION}
          colors={colors}
          saveLabel={words.make}
          onSave={(collection) => creating.mutateAsync(collection)}
        />
      }
      listTitle={words.title}
    >
      <QueryState query={collections} say={failure}>
        {(rows) =>
          rows.length === 0 ? <p>{words.none}</p> : <CollectionList collections={rows} colors={colors} />
        }
      </QueryState>
    </NewBesideList>
  );
}

interface CollectionListProps {
  collections: CollectionDto[];
  colors: readonly NamedColor[];
}

function CollectionList({ collections, colors }: CollectionListProps) {
  const moving = useChangeCollection();
  // While it is saved, the list stands as it will be.
  const shown = moving.isPending ? moved(collections, placesOf(collections, moving.variables)) : collections;
  const order = useOrder({
    count: shown.length,
    onMove: ({ from, to }) => {
      const collection = shown[from];
      if (!collection || moving.isPending) return;
      const { slug, version } = collection;
      moving.mutate({ slug, change: { version, position: to } });
    },
  });
  return (
    <>
      <OrderStatus order={order} />
      <ErrorNotice error={moving.error} />
      <ul>
        {shown.map((collection, index) => (
          <li
            key={collection.slug}
            className={`stitch-b py-4 ${order.classOf(index)}`}
            style={order.styleOf(index)}
          >
            <CollectionRow
              collection={collection}
              colors={colors}
              controls={<OrderControls order={order} what={collection.name} index={index} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type Moving = ReturnType<typeof useChangeCollection>["variables"];

function placesOf(collections: readonly CollectionDto[], moving: Moving): Move {
  const from = collections.findIndex(({ slug }) => slug === moving?.slug);
  return { from, to: moving?.change.position ?? from };
}
