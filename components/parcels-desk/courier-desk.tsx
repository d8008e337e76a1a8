import { Download } from "lucide-react";
import { useState } from "react";
import { PasteTracking } from "@/components/parcels-desk/paste-tracking";
import type { useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { saveFile } from "@/components/ui/save-file";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { type ListedParcel, useCourierFile } from "@/lib/delivery/parcels/api";
import type { CourierFileDto } from "@/lib/delivery/parcels/dto";
import { MAX_FILE_IDS } from "@/lib/delivery/parcels/schema";
import { canTake, moveBy } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface CourierDeskProps {
  courier: Courier;
  /** How many there are. */
  packed: number;
  selected: ListedParcel[];
  bulk: ReturnType<typeof useBulkMove>;
}

const TALL = "min-h-11 px-3! text-sm";

/** What goes to the courier's page as a file, and what comes back of it: the tracking codes. */
export function CourierDesk({ courier, packed, selected, bulk }: CourierDeskProps) {
  const file = useCourierFile();
  const [isPasting, setIsPasting] = useState(false);
  const ids = selected.filter(({ parcel }) => canTake(parcel.state, "handOver")).map(({ _id }) => _id);
  const count = ids.length > 0 ? Math.min(ids.length, MAX_FILE_IDS) : packed;

  async function download() {
    try {
      const made = await file.mutateAsync({ courier, ids: ids.slice(0, MAX_FILE_IDS) });
      if (made.included.length > 0)
        saveFile(new Blob([made.csv], { type: "text/csv;charset=utf-8" }), made.fileName);
    } catch {
      // Told below.
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {count > 0 && (
          <Button variant="quiet" className={TALL} disabled={file.isPending} onClick={() => void download()}>
            <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
            File of {count} packed
          </Button>
        )}
        <Button
          variant="quiet"
          className={TALL}
          aria-expanded={isPasting}
          onClick={() => setIsPasting(!isPasting)}
        >
          Paste codes
        </Button>
      </div>
      <div className="grid basis-full grid-cols-1 gap-2">
        <CallNotices isPending={file.isPending} error={file.error} />
        {file.data && (
          <FileReport
            file={file.data}
            courier={courier}
            isBusy={bulk.progress !== null}
            onHandOver={() => {
              const label = `Handed over to ${COURIER_FACTS[courier].labelInWords}`;
              const move = { ...moveBy(PARCEL_STEPS.handOver), courier };
              void bulk.run({ label, move, orders: file.data.included }).then(file.reset);
            }}
          />
        )}
        {isPasting && <PasteTracking courier={courier} onClose={() => setIsPasting(false)} />}
      </div>
    </>
  );
}

interface FileReportProps {
  file: CourierFileDto;
  courier: Courier;
  isBusy: boolean;
  onHandOver: () => void;
}

function FileReport({ file: { included, leftOut, fileName }, courier, isBusy, onHandOver }: FileReportProps) {
  return (
    <Notice kind={leftOut.length > 0 ? "warning" : "info"}>
      {included.length > 0 && (
        <p className="mb-2 wrap-anywhere">
          <strong className="font-semibold">{included.length} in the file</strong> {fileName}.
        </p>
      )}
      {leftOut.length > 0 && (
        <>
          <p className="font-semibold">{leftOut.length} left out:</p>
          <ul className="mb-2">
            {leftOut.map(({ orderId, orderNumber, problems }) => (
              <li key={orderId} className="wrap-anywhere">
                <span className="price">{orderNumber}</span>: {problems.join("; ")}.
              </li>
            ))}
          </ul>
        </>
      )}
      {included.length > 0 && (
        <Button className={TALL} disabled={isBusy} onClick={onHandOver}>
          {included.length === 1 ? "It is" : `These ${included.length} are`} handed over to{" "}
          {COURIER_FACTS[courier].label}
        </Button>
      )}
    </Notice>
  );
}
