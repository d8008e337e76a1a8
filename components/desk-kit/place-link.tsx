import Link from "next/link";
import type { ComponentProps } from "react";

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, "onNavigate"> {
  href: string;
}

/** A link to another place in the same list. It opens at once, because it asks the server for no page. */
export function PlaceLink(link: PlaceLinkProps) {
  return (
    <Link
      {...link}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        window.history.pushState(null, "", link.href);
        window.scrollTo({ top: 0 });
      }}
    />
  );
}
