import { useWords } from "#words";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CodeField } from "@/components/parcels-desk/code-field";
import { useCode } from "@/components/parcels-desk/use-code";
import { TextButton } from "@/components/ui/text-button";
import type { ListedParcel } from "@/lib/delivery/parcels/api";

interface TrackingFormProps {
  order: ListedParcel;
  isBusy: boolean;
  onSave: (code: string) => void;
}

/** A parcel's tracking code: a link where the parcel has one, a field to type it where it has none. */
export function TrackingForm({ order: { orderNumber, parcel }, isBusy, onSave }: TrackingFormProps) {
  const { code: words } = useWords("deskParcels");
  const { number } = useWords("orders");
  const [isOpen, setIsOpen] = useState(false);
  const { trackingCode, trackingUrl } = parcel;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {trackingCode && <Code code={trackingCode} url={trackingUrl} />}
      {isOpen ? (
        <CodeForm orderNumber={orderNumber} code={trackingCode} isBusy={isBusy} onSave={onSave} />
      ) : (
        <TextButton
          aria-label={(trackingCode ? words.changeOf : words.addOf)(number(orderNumber))}
          onClick={() => setIsOpen(true)}
        >
          {trackingCode ? words.change : words.label}
        </TextButton>
      )}
    </div>
  );
}

interface CodeProps {
  code: string;
  url: string | null;
  /** The class of the link. */
  className?: string;
}

/** The courier's code of the parcel, with the link to their page about it. */
export function Code({ code, url, className = "tap-link" }: CodeProps) {
  if (!url) return <span className="font-semibold wrap-anywhere tabular-nums">{code}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`${className} wrap-anywhere tabular-nums`}>
      {code}
    </a>
  );
}

interface CodeFormProps {
  orderNumber: number;
  code: string;
  isBusy: boolean;
  onSave: (code: string) => void;
}

function CodeForm({ orderNumber, code, isBusy, onSave }: CodeFormProps) {
  const { save } = useWords("deskKit");
  const typed = useCode({ initial: code, onSend: onSave });
  return (
    <form
      className="flex min-w-0 flex-auto items-start gap-1.5 *:first:min-w-0 *:first:flex-auto"
      onSubmit={(event) => {
        event.preventDefault();
        typed.send();
      }}
    >
      <CodeField orderNumber={orderNumber} {...typed.field} />
      <SmallButton type="submit" disabled={isBusy || typed.code === code}>
        {save}
      </SmallButton>
    </form>
  );
}
