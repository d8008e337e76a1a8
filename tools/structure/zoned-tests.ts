import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ImportGraph, listSources, reachableFrom, readImportGraph } from "./import-graph";

/** Reads the time of the place where the process stands, and not of one that it names. */
const LOCAL_TIME =
  /\.[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear)\(|(?:\.toLocale(?:Date|Time)?String|DateTimeFormat)\((?![^)]*\btimeZone)|TimezoneOffset|new Date\((?!Date\.UTC\()[^")]+,/;
/**
 * Turns a moment into the time of a place or into parts of a day, or a text into a moment. A text that is written out with
 * its zone at the end is the same moment everywhere.
 */
const TIME_OF_DAY =
  /\b(?:Date\.parse\(|new Date\((?=["`]))(?!["`][^"`]*(?:Z|[+-]\d\d:\d\d)["`])|\.[gs]etUTC[A-Z]|\bDate\.UTC\(|Dhaka\w*\(/;

const isUnitTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * The tests that another time zone could turn red: those that reach, over however many imports, what reads local time,
 * and those that handle times of day, or import what does.
 */
export function listZonedTests(root: string): string[] {
  const files = listSources(root);
  const graph = readImportGraph(root, files);
  const matching = (pattern: RegExp) =>
    new Set(files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8"))));
  return pickZonedTests(graph, {
    readingLocalTime: matching(LOCAL_TIME),
    handlingTimes: matching(TIME_OF_DAY),
  });
}

interface TimeReaders {
  readingLocalTime: Set<string>;
  handlingTimes: Set<string>;
}

export function pickZonedTests(
  graph: ImportGraph,
  { readingLocalTime, handlingTimes }: TimeReaders,
): string[] {
  return [...graph.keys()].filter(isUnitTest).filter((test) => {
    const near = [test, ...(graph.get(test) ?? [])];
    return (
      near.some((file) => handlingTimes.has(file)) ||
      [...reachableFrom(graph, test)].some((file) => readingLocalTime.has(file))
    );
  });
}
