import "server-only";
import { type CsvCell, writeCsv } from "@/lib/csv/write-csv";
import { type Column, type ConsignmentField, parseColumns, USUAL_COLUMNS } from "@/lib/couriers/columns";
import type { Courier } from "@/lib/couriers/constants";
import type { Consignment, CourierDriver, CourierFile } from "@/lib/couriers/driver";
import { listProblems } from "@/lib/couriers/limits";
import { toPlainText } from "@/lib/couriers/plain-text";
import { getEnv } from "@/lib/env";
import { toDhakaIso } from "@/lib/format";
import { SITE } from "@/lib/site";

const USUAL_WEIGHT_GRAMS = 500;

/** Hands over by a file for the courier's own page: it needs neither keys nor a line to him. */
export function fileDriver(courier: Courier): CourierDriver {
  return {
    courier,
    listProblems: (consignment) => listProblems(courier, consignment),
    prepare: async (consignments) => await writeFile(courier, consignments),
  };
}

async function writeFile(courier: Courier, consignments: readonly Consignment[]): Promise<CourierFile> {
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
    fileName: `${courier}-${toDhakaIso(new Date()).slice(0, 16).replaceAll(/[:T]/g, "-")}.csv`,
    csv,
    included: good.map(({ orderId, orderNumber }) => ({ _id: orderId, orderNumber })),
    leftOut: checked.flatMap(({ consignment: { orderId, orderNumber }, problems }) =>
      problems.length === 0 ? [] : [{ orderId, orderNumber, problems }],
    ),
  };
}

function columnsOf(courier: Courier): Column[] {
  const env = getEnv();
  const own = {
    steadfast: env.COURIER_COLUMNS_STEADFAST,
    pathao: env.COURIER_COLUMNS_PATHAO,
    redx: env.COURIER_COLUMNS_REDX,
    other: env.COURIER_COLUMNS_OTHER,
  };
  const layout = courier === "own" ? "other" : courier;
  return parseColumns(own[layout] ?? USUAL_COLUMNS[layout]) ?? [];
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
