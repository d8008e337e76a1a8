import "server-only";
import { writeCsv } from "@/lib/platform/csv/write-csv";
import { type Column, CONSIGNMENT_CELLS, parseColumns } from "@/lib/delivery/couriers/columns";
import { type Consignment, type CourierFile, MISFITS } from "@/lib/delivery/couriers/driver";
import { listLacks, listProblems, toProblem } from "@/lib/delivery/couriers/limits";
import { COURIER_FACTS, type Courier } from "@/lib/delivery/couriers/registry";
import { guessArea } from "@/lib/settings/zones/find-zone";
import { readFileVariables } from "@/lib/delivery/couriers/variables";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

/** The file for the courier's own page: it needs neither keys nor a line to the courier. */
export async function writeCourierFile(
  courier: Courier,
  consignments: readonly Consignment[],
): Promise<CourierFile> {
  const checked = consignments.map((consignment) => {
    const lacks = listLacks(courier, consignment);
    return {
      consignment,
      lacks,
      problems: [...listProblems(courier, consignment), ...lacks.map(toProblem)],
    };
  });
  const good = checked.flatMap(({ consignment, problems }) => (problems.length === 0 ? [consignment] : []));
  const columns = columnsOf(courier);
  let csv = "";
  const rows = good.map((consignment) => columns.map(({ field }) => CONSIGNMENT_CELLS[field](consignment)));
  for await (const piece of writeCsv(
    columns.map(({ header }) => header),
    rows,
  ))
    csv += piece;
  return {
    fileName: `${courier}-${toDhakaIso(Date.now()).slice(0, 16).replaceAll(/[:T]/g, "-")}.csv`,
    csv,
    included: good.map(({ orderId, orderNumber }) => ({ _id: orderId, orderNumber })),
    leftOut: checked.flatMap(({ consignment, problems, lacks }) => {
      if (problems.length === 0) return [];
      const { orderId, orderNumber, version, name, address, city } = consignment;
      const zone = consignment.zone || guessArea(address);
      const kinds = problems.map(({ kind }) => kind);
      const misfits = MISFITS.filter((misfit) => kinds.includes(misfit));
      const told = { problems: problems.map(({ words }) => words), kinds, lacks, misfits };
      return [{ orderId, orderNumber, version, ...told, name, address, city, zone }];
    }),
  };
}

function columnsOf(courier: Courier): Column[] {
  const { columns, variable } = COURIER_FACTS[courier].file;
  return parseColumns(readFileVariables()[variable] ?? columns) ?? [];
}
