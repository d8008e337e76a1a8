"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useDeskPlace } from "@/components/admin/use-desk-place";
import type { DeskPageQuery } from "@/lib/desk/schema";

interface DeskLinkProps extends Omit<ComponentProps<typeof Link>, "href" | "onNavigate"> {
  to: DeskPageQuery;
}

/** A link to another place of the desk, which is there at once. */
export function DeskLink({ to, ...link }: DeskLinkProps) {
  const { hrefOf, go } = useDeskPlace();
  return (
    <Link
      {...link}
      href={hrefOf(to)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        go(to);
        window.scrollTo({ top: 0 });
      }}
    />
  );
}
