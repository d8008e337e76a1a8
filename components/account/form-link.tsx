import { PageLink } from "@/components/ui/page-link";

interface FormLinkProps {
  question: string;
  href: string;
  label: string;
}

/** The way from one account form to the other. */
export function FormLink({ question, href, label }: FormLinkProps) {
  return (
    <p>
      {question}{" "}
      <PageLink href={href} className="inline-flex min-h-11 items-center font-semibold text-indigo underline">
        {label}
      </PageLink>
    </p>
  );
}
