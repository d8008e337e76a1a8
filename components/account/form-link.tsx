import { LinkButton } from "@/components/ui/link-button";

interface FormLinkProps {
  question: string;
  href: string;
  label: string;
}

/** A link from one account form to the other, as prominent as the form's own button. */
export function FormLink({ question, href, label }: FormLinkProps) {
  return (
    <div className="stitch-t grid gap-3 pt-5">
      <p>{question}</p>
      <LinkButton variant="quiet" href={href}>
        {label}
      </LinkButton>
    </div>
  );
}
