import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listChangedFiles } from "./changed-files";
import { pickChangedTests } from "./changed-tests";
import { listSources, readImportGraph } from "./import-graph";

/** The tests that "npm test -- --changed" runs, as JSON: npm run changed-tests */
const root = process.cwd();
const files = listSources(root);
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const house = { graph: readImportGraph(root, files), textOf: (file: string) => texts.get(file) ?? "" };
console.log(JSON.stringify(pickChangedTests(house, listChangedFiles(root))));
