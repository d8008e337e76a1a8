"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

interface MenuLinkProps {
  href: string;
  label: string;
}

/** An entry of the main menu; the current one has its selvedge. */
export function MenuLink({ href, label }: MenuLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      // A prefetched page would bring its pictures along.
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-[0.8125rem] font-medium min-[360px]:px-2 min-[360px]:text-sm hover:border-ink/40 aria-[current=page]:border-selvedge sm:px-4 sm:text-base"
    >
      {label}
    </Link>
  );
}
