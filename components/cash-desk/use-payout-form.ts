import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError, messageOf } from "@/lib/platform/http/client";
import {
  checkPayoutFile,
  type FilledPayout,
  type PayoutDraft,
  recordPayoutFile,
} from "@/lib/cash/payouts/api";
import { MAX_PAYOUT_BYTES } from "@/lib/cash/payouts/constants";
import type { PayoutCheckDto, PayoutDto } from "@/lib/cash/payouts/dto";
import { checkPayoutFields } from "@/lib/cash/payouts/schema";

/** What was checked, so that just that is recorded. */
interface Checked {
  draft: FilledPayout;
  file: Blob;
  report: PayoutCheckDto;
}

interface Trouble {
  /** Empty where all is told beside the fields. */
  message: string;
  fields: Record<string, string>;
}

const EMPTY = { courier: "", reference: "", total: "", charges: "" } as const;
const CSV = { type: "text/csv" };

/** One piece of work at a time, and what went wrong with it. */
function useWork() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState<"checking" | "recording" | null>(null);

  async function run(name: "checking" | "recording", work: () => Promise<void>): Promise<void> {
    setBusy(name);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      const isOfField = Object.keys(fields).some((field) => field in EMPTY || field === "day");
      setTrouble({ message: isOfField ? "" : messageOf(error), fields });
    } finally {
      setBusy(null);
    }
  }

  return { trouble, setTrouble, busy, run };
}

/** What is missing or cannot be read, by field. */
function findErrors({ charges, ...draft }: PayoutDraft, rows: File | string): Record<string, string> {
  return {
    ...checkPayoutFields({ ...draft, ...(charges && { charges }) }),
    ...(rows === "" && { rows: "Please paste the rows, or choose the courier’s file." }),
  };
}

/** A new payout: checked first, then recorded; what is changed has to be checked anew. */
export function usePayoutForm(today: string) {
  const router = useRouter();
  const [draft, setDraft] = useState<PayoutDraft>({ ...EMPTY, day: today });
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [recorded, setRecorded] = useState<PayoutDto | null>(null);
  const { trouble, setTrouble, busy, run } = useWork();

  function forget(): void {
    setChecked(null);
    setRecorded(null);
    setTrouble(null);
  }

  const check = () =>
    run("checking", async () => {
      const fields = findErrors(draft, file ?? text.trim());
      const { courier } = draft;
      if (!courier || Object.keys(fields).length > 0) return setTrouble({ message: "", fields });
      // Of a type of our own: what a browser calls such a file depends on what is installed beside it.
      const rows = new Blob([file ?? text], CSV);
      if (rows.size > MAX_PAYOUT_BYTES) {
        setTrouble({ message: "The file is larger than 1 MB.", fields: {} });
        return;
      }
      const filled = { ...draft, courier };
      setChecked({ draft: filled, file: rows, report: await checkPayoutFile(filled, rows) });
    });

  const record = ({ draft: seen, file: rows, report }: Checked) =>
    run("recording", async () => {
      const { digest } = report;
      setRecorded(await recordPayoutFile({ draft: seen, file: rows, digest, onPart: setRecorded }));
      setChecked(null);
      setText("");
      setFile(null);
      setDraft({ ...seen, reference: "", total: "", charges: "" });
      router.refresh();
    });

  return {
    draft,
    text,
    file,
    checked,
    recorded,
    trouble,
    busy,
    check,
    record,
    change: (fields: Partial<PayoutDraft>) => {
      forget();
      setDraft((before) => ({ ...before, ...fields }));
    },
    paste: (rows: string) => {
      forget();
      setText(rows);
    },
    choose: (chosen: File | null) => {
      forget();
      setFile(chosen);
    },
  };
}
