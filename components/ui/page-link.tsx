import type { ComponentProps } from "react";

interface PageLinkProps extends ComponentProps<"a"> {
  /** A page of this site. */
  href: string;
}

/** A link to a page of the shop. It needs no script of its own: `PageLinks` in the frame makes all of them smooth. */
export function PageLink({ children, ...rest }: PageLinkProps) {
  return (
    <a data-page-link="" {...rest}>
      {children}
    </a>
  );
}
