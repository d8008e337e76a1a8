export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Exposition {
  /** The type of each metric: counter, gauge, histogram or summary. */
  types: Map<string, string>;
  samples: Sample[];
}

const HELP = /^# HELP ([a-zA-Z_:][\w:]*) \S.*$/;
const TYPE = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary)$/;
const LABEL = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*"`;
const SAMPLE = new RegExp(String.raw`^([a-zA-Z_:][\w:]*)(?:\{(${LABEL}(?:,${LABEL})*)\})? (\S+)$`);
const SUFFIX = /_(?:bucket|sum|count)$/;

/** Reads the text format of Prometheus as strictly as promtool does; throws at the first line that is none. */
export function parseExposition(text: string): Exposition {
  if (!text.endsWith("\n")) throw new Error("The last line does not end.");
  const exposition: Exposition = { types: new Map(), samples: [] };
  const seen = new Set<string>();
  for (const line of text.split("\n").filter(Boolean)) {
    const [, helped] = HELP.exec(line) ?? [];
    const [, typed, type] = TYPE.exec(line) ?? [];
    // A sample without its value, or what a comment is about.
    addOnce(seen, typed ? `type ${typed}` : helped ? `help ${helped}` : line.slice(0, line.lastIndexOf(" ")));
    if (typed && type) exposition.types.set(typed, type);
    else if (!helped) exposition.samples.push(parseSample(line, exposition.types));
  }
  return exposition;
}

function parseSample(line: string, types: Map<string, string>): Sample {
  const [, name = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
  if (name === "" || (Number.isNaN(Number(value)) && !/^(?:nan|[+-]inf)$/i.test(value)))
    throw new Error(`No sample: ${line}`);
  if (!types.has(name) && !types.has(name.replace(SUFFIX, ""))) throw new Error(`No type before: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", text = ""]) => [
    key,
    text,
  ]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
}

function addOnce(seen: Set<string>, key: string): void {
  if (seen.has(key)) throw new Error(`Twice: ${key}`);
  seen.add(key);
}

/** The sum of the samples of this name that have these labels. */
export function sumOf({ samples }: Exposition, name: string, labels: Record<string, string> = {}): number {
  return samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, text]) => sample.labels[key] === text))
    .reduce((sum, { value }) => sum + value, 0);
}
