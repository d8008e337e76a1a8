import { useLanguage, useWords } from "#words";
import { type ReactNode, useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { toCollectionDraft } from "@/components/products-desk/collections/collection-draft";
import { CollectionForm } from "@/components/products-desk/collections/collection-form";
import { type NamedColor, useRuleWords } from "@/components/products-desk/collections/use-rule-words";
import { askQuestion } from "@/components/ui/alert";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { PageLink } from "@/components/ui/page-link";
import { useChangeCollection, useDeleteCollection } from "@/lib/catalogue/collections/api";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { collectionPath } from "@/lib/paths";
import { langOfEnglish } from "@/lib/words/owners-text";

interface CollectionRowProps {
  collection: CollectionDto;
  colors: readonly NamedColor[];
  /** What moves it in its list. */
  controls: ReactNode;
}

/** A collection of the list, and what can be done with it. */
export function CollectionRow({ collection, colors, controls }: CollectionRowProps) {
  const { slug, name, rule } = collection;
  const { collections: words } = useWords("deskCatalogue");
  const kit = useWords("deskKit");
  const lang = langOfEnglish(useLanguage());
  const sayRule = useRuleWords(colors);
  /** As it was when its form was opened: the list is read again meanwhile. */
  const [opened, setOpened] = useState<CollectionDto | null>(null);
  const changing = useChangeCollection();
  const deleting = useDeleteCollection();

  async function remove(): Promise<void> {
    if (!(await askQuestion(words.askToDelete))) return;
    await deleting.mutateAsync(slug).catch(() => undefined);
  }

  return (
    <article aria-label={words.collection(name)} className="grid grid-cols-1 gap-2">
      <div className="flex items-start justify-between gap-2">
        <h3 lang={lang} className="min-w-0 text-lg wrap-anywhere">
          {name}
        </h3>
        {controls}
      </div>
      <p className="wrap-anywhere text-muted">{sayRule(rule)}</p>
      <PageLink href={collectionPath(slug)} lang={lang} className="tap-link wrap-anywhere">
        {collectionPath(slug)}
      </PageLink>
      <div className="flex flex-wrap gap-2">
        <SmallButton aria-expanded={opened !== null} onClick={() => setOpened(opened ? null : collection)}>
          {kit.change}
        </SmallButton>
        <SmallButton variant="danger" disabled={deleting.isPending} onClick={() => void remove()}>
          {kit.delete}
        </SmallButton>
      </div>
      <ErrorNotice error={deleting.error} />
      {opened && (
        <CollectionForm
          isThere
          initial={toCollectionDraft(opened)}
          colors={colors}
          saveLabel={kit.save}
          onSave={async ({ slug: _slug, ...change }) => {
            await changing.mutateAsync({ slug, change: { ...change, version: opened.version } });
            setOpened(null);
          }}
        />
      )}
    </article>
  );
}
