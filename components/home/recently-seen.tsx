"use client";

import { useLanguage } from "#words";
import { useSyncExternalStore } from "react";
import { parseSeen, readSeen } from "@/components/product/seen-products";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { shownName } from "@/lib/catalogue/products/words";
import { detailsPath } from "@/lib/paths";

/** Calls back when Back restores a page, which does not know what was looked at meanwhile. */
function onReturn(notify: () => void): () => void {
  window.addEventListener("pageshow", notify);
  return () => window.removeEventListener("pageshow", notify);
}

/** The products that were looked at on this device; only the device keeps them. */
export function RecentlySeen({ title }: { title: string }) {
  const language = useLanguage();
  const seen = parseSeen(useSyncExternalStore(onReturn, readSeen, () => ""));
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="seen">
      <h2 id="seen" className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {seen.map(({ id, image, ...names }) => {
          const { text, lang } = shownName(language, names);
          return (
            <li key={id}>
              <PageLink href={detailsPath(id)} className="group block text-sm">
                <Picture src={image} alt="" sizes="(min-width: 1024px) 190px, 33vw" />
                <span lang={lang} className="mt-1.5 line-clamp-2 group-hover:underline">
                  {text}
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
