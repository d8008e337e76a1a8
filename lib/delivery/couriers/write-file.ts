import "server-only";
import { type CsvCell, writeCsv } from "@/lib/platform/csv/write-csv";
import { type Column, type ConsignmentField, parseColumns } from "@/lib/delivery/couriers/columns";
import type { Consignment, CourierFile } from "@/lib/delivery/couriers/driver";
import { listProblems } from "@/lib/delivery/couriers/limits";
import { toPlainText } from "@/lib/delivery/couriers/plain-text";
import { COURIER_FACTS, type Courier } from "@/lib/delivery/couriers/registry";
import { readFileVariables } from "@/lib/delivery/couriers/variables";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { SITE } from "@/lib/site";

const USUAL_WEIGHT_GRAMS = 500;

/** The file for the courier's own page: it needs neither keys nor a line to the courier. */
export async function writeCourierFile(
  courier: Courier,
  consignments: readonly Consignment[],
): Promise<CourierFile> {
  const checked = consignments.map((consignment) => ({
    consignment,
    problems: listProblems(courier, consignment),
  }));
  const good = checked.flatMap(({ consignment, problems }) => (problems.length === 0 ? [consignment] : []));
  const columns = columnsOf(courier);
  let csv = "";
  const rows = good.map((consignment) => columns.map(({ field }) => VALUES[field](consignment)));
  for await (const piece of writeCsv(
    columns.map(({ header }) => header),
    rows,
  ))
    csv += piece;
  return {
    fileName: `${courier}-${toDhakaIso(Date.now()).slice(0, 16).replaceAll(/[:T]/g, "-")}.csv`,
    csv,
    included: good.map(({ orderId, orderNumber }) => ({ _id: orderId, orderNumber })),
    leftOut: checked.flatMap(({ consignment: { orderId, orderNumber }, problems }) =>
      problems.length === 0 ? [] : [{ orderId, orderNumber, problems }],
    ),
  };
}

function columnsOf(courier: Courier): Column[] {
  const { columns, variable } = COURIER_FACTS[courier].file;
  return parseColumns(readFileVariables()[variable] ?? columns) ?? [];
}

const VALUES: Record<ConsignmentField, (consignment: Consignment) => CsvCell> = {
  invoice: ({ orderNumber }) => String(orderNumber),
  name: ({ name }) => toPlainText(name),
  phone: ({ phone }) => phone,
  address: ({ address }) => toPlainText(address),
  amount: ({ amount }) => amount,
  items: ({ items }) => toPlainText(items),
  pieces: ({ pieces }) => pieces,
  city: ({ city }) => city,
  zone: ({ zone }) => zone,
  value: ({ value }) => value,
  store: () => SITE.name,
  type: () => "Parcel",
  weightKg: () => USUAL_WEIGHT_GRAMS / 1_000,
  weightGrams: () => USUAL_WEIGHT_GRAMS,
  empty: () => "",
};
