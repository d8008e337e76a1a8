"use client";

import { useId, useState } from "react";
import { useFieldValue } from "@/components/ui/field-value";
import { Button } from "@/components/ui/button";
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
        <button
          type="button"
          aria-label={`${trackingCode ? "Change" : "Add"} the tracking code of ${orderNumber}`}
          className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
          onClick={() => setIsOpen(true)}
        >
          {trackingCode ? "Change" : "Tracking code"}
        </button>
      )}
    </div>
  );
}

/** What a courier calls the parcel, and the way to his page about it. */
export function Code({ code, url }: { code: string; url: string | null }) {
  if (!url) return <span className="font-semibold wrap-anywhere tabular-nums">{code}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-indigo tabular-nums underline underline-offset-4"
    >
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
  const id = useId();
  const ref = useFieldValue<HTMLInputElement>({ value: text, onChange: setText });
  return (
    <form
      className="flex min-w-0 flex-auto gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        Tracking code of {orderNumber}
      </label>
      <input
        id={id}
        ref={ref}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        placeholder="Tracking code"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 w-0 min-w-0 flex-auto rounded-cloth border border-ink/45 bg-white px-2 text-base"
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
