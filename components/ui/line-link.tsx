import { PageLink } from "@/components/ui/page-link";

interface LineLinkProps {
  text: string;
  /** A path of the shop, a whole link, or nothing. */
  href: string;
}

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

/** A line of text, linked where it leads somewhere. */
export function LineLink({ text, href }: LineLinkProps) {
  if (href.startsWith("/"))
    return (
      <PageLink href={href} className={LINK}>
        {text}
      </PageLink>
    );
  if (href)
    return (
      <a href={href} rel="noopener" className={LINK}>
        {text}
      </a>
    );
  return <p className="flex min-h-11 items-center justify-center">{text}</p>;
}
