import { countLines } from "./count-lines";
import { findCycles } from "./find-cycles";
import { toFolderGraph } from "./folder-graph";
import { isTest, listSources, readImportGraph } from "./import-graph";

/** Lines of each room, and the files and folders that need each other in a circle: npm run structure */
const root = process.cwd();
const files = listSources(root);
const graph = readImportGraph(
  root,
  files.filter((file) => !isTest(file)),
);

console.log("room         files   lines  share   lines of tests");
for (const room of countLines(root, files)) {
  const share = room.share === null ? "" : `${room.share.toFixed(1)} %`;
  console.log(
    [
      room.name.padEnd(11),
      pad(room.files, 7),
      pad(room.lines, 8),
      pad(share, 7),
      pad(room.linesOfTests, 17),
    ].join(""),
  );
}
print("File cycles", findCycles(graph));
print("Folder cycles", findCycles(toFolderGraph(graph)));

function pad(value: number | string, width: number): string {
  return String(value).padStart(width);
}

function print(title: string, cycles: string[][]): void {
  console.log(`\n${title}: ${cycles.length === 0 ? "none" : ""}`);
  for (const cycle of cycles) console.log(`  ${cycle.join(" ⇄ ")}`);
}
