import type { ComponentProps } from "react";

interface PageLinkProps extends ComponentProps<"a"> {
  /** The path of a page of this site. */
  href: string;
}

/** A link to a page of the shop. It has no script of its own: `PageLinks` in the frame makes all links smooth. */
export function PageLink({ children, ...rest }: PageLinkProps) {
  return (
    <a data-page-link="" {...rest}>
      {children}
    </a>
  );
}
