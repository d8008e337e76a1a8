import { useLanguage } from "#words";
import type { ComponentProps } from "react";
import { localPath } from "@/lib/words/local-path.mjs";

interface PageLinkProps extends ComponentProps<"a"> {
  /** The path of a page of this site. */
  href: string;
}

/** A link to a page of the shop. It has no script of its own: `PageLinks` in the frame makes all links smooth. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  const language = useLanguage();
  return (
    <a data-page-link="" href={localPath(language, href)} {...rest}>
      {children}
    </a>
  );
}
