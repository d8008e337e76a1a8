import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import type { ListedParcel } from "@/lib/delivery/parcels/api";

interface TrackingFormProps {
  order: ListedParcel;
  isBusy: boolean;
  onSave: (code: string) => void;
}

/** The courier's code of a parcel: followed where it has one, typed where it has none. */
export function TrackingForm({ order: { orderNumber, parcel }, isBusy, onSave }: TrackingFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { trackingCode, trackingUrl } = parcel;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {trackingCode && <Code code={trackingCode} url={trackingUrl} />}
      {isOpen ? (
        <CodeField orderNumber={orderNumber} code={trackingCode} isBusy={isBusy} onSave={onSave} />
      ) : (
        <TextButton
          aria-label={`${trackingCode ? "Change" : "Add"} the tracking code of ${orderNumber}`}
          onClick={() => setIsOpen(true)}
        >
          {trackingCode ? "Change" : "Tracking code"}
        </TextButton>
      )}
    </div>
  );
}

/** What a courier calls the parcel, and the way to their page about it. */
export function Code({ code, url }: { code: string; url: string | null }) {
  if (!url) return <span className="font-semibold wrap-anywhere tabular-nums">{code}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="tap-link wrap-anywhere tabular-nums">
      {code}
    </a>
  );
}

interface CodeFieldProps {
  orderNumber: number;
  code: string;
  isBusy: boolean;
  onSave: (code: string) => void;
}

function CodeField({ orderNumber, code, isBusy, onSave }: CodeFieldProps) {
  const [text, setText] = useState(code);
  return (
    <form
      className="flex min-w-0 flex-auto gap-1.5 *:first:min-w-0 *:first:flex-auto"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <TextField
        isBare
        label={`Tracking code of ${orderNumber}`}
        autoCapitalize="characters"
        maxLength={64}
        placeholder="Tracking code"
        value={text}
        onChange={setText}
        className="min-h-11!"
      />
      <Button
        type="submit"
        variant="quiet"
        className="min-h-11 px-3! text-sm"
        disabled={isBusy || text.trim() === code}
      >
        Save
      </Button>
    </form>
  );
}
