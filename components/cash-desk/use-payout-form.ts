import { useFieldErrors, useToldForm } from "@/components/desk-kit/use-field-errors";
import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { useDraft } from "@/components/ui/use-draft";
import { checkPayoutFile, type FilledPayout, recordPayoutFile } from "@/lib/cash/payouts/api";
import { MAX_PAYOUT_BYTES } from "@/lib/cash/payouts/constants";
import type { PayoutCheckDto, PayoutDto } from "@/lib/cash/payouts/dto";
import { checkPayoutFields } from "@/lib/cash/payouts/schema";
import { findCourier } from "@/lib/delivery/couriers/registry";

/** The checked payout, so that exactly this one is recorded. */
interface Checked {
  payout: FilledPayout;
  file: Blob;
  report: PayoutCheckDto;
}

const EMPTY = { courier: "", reference: "", total: "", charges: "", rows: "" };
const CSV = { type: "text/csv" };

/** A new payout: it is checked first, then recorded; a change needs a new check. */
export function usePayoutForm(today: string) {
  const router = useRouter();
  const words = useWords("deskCash");
  const listProblems = useProblems();
  const form = useDraft({ ...EMPTY, day: today });
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [recorded, setRecorded] = useState<PayoutDto | null>(null);
  const toldForm = useToldForm(form, words.wrong);
  const checking = useFormAction(toldForm, check);
  const recording = useFormAction(toldForm, record);

  function forget(): void {
    setChecked(null);
    setRecorded(null);
    checking.setProblem(undefined);
    recording.setProblem(undefined);
    form.setErrors({});
  }

  async function check(): Promise<void> {
    recording.setProblem(undefined);
    const { rows: text, charges, ...typed } = form.draft;
    const fields = listProblems({ ...typed, ...(charges && { charges }) }, !file && text.trim() === "");
    form.setErrors(fields);
    const courier = findCourier(typed.courier);
    if (!courier || Object.keys(fields).length > 0) return;
    // Sets the type here: a browser's type for such a file depends on the programs that are installed.
    const rows = new Blob([file ?? text], CSV);
    if (rows.size > MAX_PAYOUT_BYTES) return checking.setProblem(words.rows.tooLarge);
    const payout = { ...typed, charges, courier };
    setChecked({ payout, file: rows, report: await checkPayoutFile(payout, rows) });
  }

  async function record({ payout, file: rows, report: { digest } }: Checked): Promise<void> {
    checking.setProblem(undefined);
    setRecorded(await recordPayoutFile({ draft: payout, file: rows, digest, onPart: setRecorded }));
    setChecked(null);
    setFile(null);
    form.replace({ ...EMPTY, courier: payout.courier, day: payout.day });
    router.refresh();
  }

  return {
    file,
    checked,
    recorded,
    problem: checking.problem ?? recording.problem,
    busy: checking.isPending ? "checking" : recording.isPending ? "recording" : null,
    check: checking.run,
    record: recording.run,
    bind: (name: keyof typeof form.draft) => {
      const { onChange, ...field } = form.bind(name);
      const change = (value: string) => {
        forget();
        onChange(value);
      };
      return { ...field, onChange: change };
    },
    choose: (chosen: File | null) => {
      forget();
      setFile(chosen);
    },
  };
}

/** Lists what is wrong with the fields of a payout, and whether its rows are missing. */
function useProblems() {
  const words = useWords("deskCash");
  const sayErrors = useFieldErrors(words.wrong);
  return (fields: Parameters<typeof checkPayoutFields>[0], isEmpty: boolean): Record<string, string> => ({
    ...sayErrors(checkPayoutFields(fields)),
    ...(isEmpty && { rows: words.rows.missing }),
  });
}
