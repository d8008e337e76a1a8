"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { DeskLink } from "@/components/admin/desk-link";
import { useDeskPlace } from "@/components/admin/use-desk-place";
import type { DeskPageDto } from "@/lib/desk/dto";

const STEP =
  "inline-flex min-h-12 items-center gap-2 rounded-cloth border border-ink/40 bg-white px-4 font-semibold hover:border-ink";

/** Back to the orders placed before these, and after. */
export function DeskPager({ newer, older }: Pick<DeskPageDto, "newer" | "older">) {
  const { status, q } = useDeskPlace().place;
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
      {newer ? (
        <DeskLink to={{ status, q, before: newer }} className={STEP}>
          <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Newer
        </DeskLink>
      ) : (
        <span />
      )}
      {older && (
        <DeskLink to={{ status, q, after: older }} className={STEP}>
          Older
          <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </DeskLink>
      )}
    </nav>
  );
}
