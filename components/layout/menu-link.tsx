"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import { readLocalPath } from "@/lib/words/local-path.mjs";

interface MenuLinkProps {
  href: string;
  label: string;
}

/** An entry of the main menu; the current one has its selvedge. */
export function MenuLink({ href, label }: MenuLinkProps) {
  const isCurrent = readLocalPath(usePathname()).path === href;
  return (
    <PageLink
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-xs font-medium min-[340px]:text-[0.8125rem] min-[375px]:px-2 min-[375px]:text-sm hover:border-ink/40 aria-[current=page]:border-selvedge sm:px-4 sm:text-base"
    >
      {label}
    </PageLink>
  );
}
