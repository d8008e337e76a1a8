import type { ReactNode } from "react";

const EDGES = { info: "border-l-faded", warning: "border-l-marigold", error: "border-l-selvedge" } as const;

interface NoticeProps {
  kind?: keyof typeof EDGES;
  children: ReactNode;
}

/** Something to be told in place. An error is announced at once. */
export function Notice({ kind = "info", children }: NoticeProps) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`rounded-cloth border border-l-4 border-ink/15 bg-white p-4 ${EDGES[kind]}`}
    >
      {children}
    </div>
  );
}
