import type { ReactNode } from "react";

const EDGES = { info: "border-l-faded", warning: "border-l-marigold", error: "border-l-selvedge" } as const;

interface NoticeProps {
  kind?: keyof typeof EDGES;
  className?: string | undefined;
  children: ReactNode;
}

/** A notice in place; screen readers announce an error at once. */
export function Notice({ kind = "info", className = "", children }: NoticeProps) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`card border-l-4 p-4 ${EDGES[kind]} ${className}`}
    >
      {children}
    </div>
  );
}
