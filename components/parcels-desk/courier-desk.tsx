import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { canBeRepaired, RepairParcel } from "@/components/parcels-desk/repair-parcel";
import { PasteTracking } from "@/components/parcels-desk/paste-tracking";
import type { useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { Notice } from "@/components/ui/notice";
import { saveFile } from "@/components/ui/save-file";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { type ListedParcel, useCourierFile } from "@/lib/delivery/parcels/api";
import type { CourierFileDto } from "@/lib/delivery/parcels/dto";
import { MAX_FILE_IDS } from "@/lib/delivery/parcels/schema";
import { canTake, moveBy } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface CourierDeskProps {
  courier: Courier;
  /** Stands beside the codes that are pasted, where no other place is for it. */
  choice: ReactNode;
  /** How many parcels go into a file. */
  packed: number;
  selected: ListedParcel[];
  bulk: ReturnType<typeof useBulkMove>;
}

/** Narrow on a phone, where all the tools stand in one row. */
const TOOL = "max-sm:px-2!";

/** The file for the courier's page, and the tracking codes that come back from it. */
export function CourierDesk({ courier, choice, packed, selected, bulk }: CourierDeskProps) {
  const { file: words, handedOverTo } = useWords("deskParcels");
  const nameOf = useCourierName();
  const file = useCourierFile();
  const [isPasting, setIsPasting] = useState(false);
  const ids = selected.filter(({ parcel }) => canTake(parcel.state, "handOver")).map(({ _id }) => _id);
  const count = ids.length > 0 ? Math.min(ids.length, MAX_FILE_IDS) : packed;

  const [isSaved, setIsSaved] = useState(false);
  // Stays while it is made again: who repairs one parcel goes on with what they typed for the next.
  const [made, setMade] = useState<CourierFileDto | null>(null);

  function save({ included, csv, fileName }: CourierFileDto) {
    if (included.length === 0) return;
    saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), fileName);
    setIsSaved(true);
  }

  /** Shows a new file, and saves it at once unless parcels have to be repaired first. */
  const show = (fresh: CourierFileDto) => {
    setMade(fresh);
    setIsSaved(false);
    if (!fresh.leftOut.some(canBeRepaired)) save(fresh);
  };

  function make() {
    file.mutate({ courier, ids: ids.slice(0, MAX_FILE_IDS) }, { onSuccess: show });
  }

  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {count > 0 && (
          <SmallButton className={TOOL} disabled={file.isPending} onClick={make}>
            <Download aria-hidden="true" className="size-4 max-sm:hidden" strokeWidth={1.75} />
            <span>
              {words.save}
              <span className="max-sm:sr-only">{words.saveOf(count)}</span>
            </span>
          </SmallButton>
        )}
        <PasteButton isShort={count > 0} isOpen={isPasting} onPress={() => setIsPasting(!isPasting)} />
      </div>
      <div className="grid basis-full grid-cols-1 gap-2">
        <CallNotices isPending={file.isPending} error={file.error} />
        {made && (
          <FileReport
            file={made}
            courier={courier}
            isSaved={isSaved}
            onSave={() => save(made)}
            onRepaired={make}
            isBusy={bulk.progress !== null}
            onHandOver={() => {
              const label = handedOverTo(nameOf(courier).inWords);
              const move = { ...moveBy(PARCEL_STEPS.handOver), courier };
              void bulk.run({ label, move, orders: made.included }).then(() => setMade(null));
            }}
          />
        )}
        {isPasting && choice}
        {isPasting && <PasteTracking courier={courier} onClose={() => setIsPasting(false)} />}
      </div>
    </>
  );
}

interface PasteButtonProps {
  /** Shows one word on a phone; screen readers get the whole label. */
  isShort: boolean;
  isOpen: boolean;
  onPress: () => void;
}

function PasteButton({ isShort, isOpen, onPress }: PasteButtonProps) {
  const { paste: words } = useWords("deskParcels");
  return (
    <SmallButton className={TOOL} aria-expanded={isOpen} onClick={onPress}>
      <span className={isShort ? "max-sm:sr-only" : ""}>{words.open}</span>
      {isShort && (
        <span aria-hidden="true" className="sm:hidden">
          {words.short}
        </span>
      )}
    </SmallButton>
  );
}

interface FileReportProps {
  file: CourierFileDto;
  courier: Courier;
  /** False while incomplete parcels can be repaired. */
  isSaved: boolean;
  isBusy: boolean;
  onSave: () => void;
  onRepaired: () => void;
  onHandOver: () => void;
}

function FileReport({ file, courier, isSaved, isBusy, onSave, onRepaired, onHandOver }: FileReportProps) {
  const { file: words, problems: sayProblems } = useWords("deskParcels");
  const { number } = useWords("orders");
  const nameOf = useCourierName();
  const { included, leftOut, fileName } = file;
  return (
    <Notice kind={leftOut.length > 0 ? "warning" : "info"}>
      {isSaved && (
        <p className="mb-2 wrap-anywhere">
          <strong className="font-semibold">{words.included(included.length)}</strong> {fileName}.
        </p>
      )}
      {leftOut.length > 0 && (
        <>
          <p className="font-semibold">{words.leftOut(leftOut.length)}</p>
          <ul className="mb-2">
            {leftOut.map((parcel) => (
              <li key={parcel.orderId} className="mb-2 wrap-anywhere">
                <span className="price">{number(parcel.orderNumber)}</span>:{" "}
                {sayProblems(`${parcel.problems.join(". ")}.`, parcel.kinds)}
                {canBeRepaired(parcel) && (
                  <RepairParcel parcel={parcel} courier={courier} onRepaired={onRepaired} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isSaved && included.length > 0 && (
        <SmallButton onClick={onSave}>{words.saveWithout(included.length)}</SmallButton>
      )}
      {isSaved && (
        <SmallButton variant="primary" disabled={isBusy} onClick={onHandOver}>
          {words.handedOver(included.length, nameOf(courier).label)}
        </SmallButton>
      )}
    </Notice>
  );
}
