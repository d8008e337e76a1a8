import { type ReactNode, useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { toCollectionDraft } from "@/components/products-desk/collections/collection-draft";
import { CollectionForm } from "@/components/products-desk/collections/collection-form";
import { type NamedColor, ruleInWords } from "@/components/products-desk/collections/rule-words";
import { askQuestion } from "@/components/ui/alert";
import { ErrorNotice } from "@/components/ui/call-notices";
import { PageLink } from "@/components/ui/page-link";
import { useChangeCollection, useDeleteCollection } from "@/lib/catalogue/collections/api";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { collectionPath } from "@/lib/paths";

interface CollectionRowProps {
  collection: CollectionDto;
  colors: readonly NamedColor[];
  /** What moves it in its list. */
  controls: ReactNode;
}

/** A collection of the list, and what can be done with it. */
export function CollectionRow({ collection, colors, controls }: CollectionRowProps) {
  const { slug, name, rule } = collection;
  /** As it was when its form was opened: the list is read again meanwhile. */
  const [opened, setOpened] = useState<CollectionDto | null>(null);
  const changing = useChangeCollection();
  const deleting = useDeleteCollection();

  async function remove(): Promise<void> {
    const text = "Its page is gone, and links to it lead nowhere. The products stay.";
    if (!(await askQuestion({ title: "Are you sure?", text }))) return;
    await deleting.mutateAsync(slug).catch(() => undefined);
  }

  return (
    <article aria-label={`Collection ${name}`} className="grid grid-cols-1 gap-2">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        {controls}
      </div>
      <p className="wrap-anywhere text-muted">{ruleInWords(rule, colors)}</p>
      <PageLink href={collectionPath(slug)} className="tap-link wrap-anywhere">
        {collectionPath(slug)}
      </PageLink>
      <div className="flex flex-wrap gap-2">
        <SmallButton aria-expanded={opened !== null} onClick={() => setOpened(opened ? null : collection)}>
          Change
        </SmallButton>
        <SmallButton variant="danger" disabled={deleting.isPending} onClick={() => void remove()}>
          Delete
        </SmallButton>
      </div>
      <ErrorNotice error={deleting.error} />
      {opened && (
        <CollectionForm
          isThere
          initial={toCollectionDraft(opened)}
          colors={colors}
          saveLabel="Save"
          onSave={async ({ slug: _slug, ...change }) => {
            await changing.mutateAsync({ slug, change: { ...change, version: opened.version } });
            setOpened(null);
          }}
        />
      )}
    </article>
  );
}
