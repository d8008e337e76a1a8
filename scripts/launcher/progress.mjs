// @ts-check

const TTY_INTERVAL_MS = 250;
const PLAIN_INTERVAL_MS = 10_000;

/**
 * Does the work and shows a line with its label, its duration and its progress. On a terminal the line updates in
 * place; elsewhere a new line follows now and then.
 * @template T
 * @param {string} label
 * @param {(report: (detail: string) => void) => Promise<T>} work
 */
export async function withProgress(label, work) {
  const startedAt = Date.now();
  let detail = "";
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const line = () => `${label}: ${[elapsed(), detail].filter(Boolean).join(", ")}`;

  const isTerminal = process.stdout.isTTY;
  const show = () => (isTerminal ? rewrite(line()) : console.log(line()));
  if (isTerminal) rewrite(`${label} …`);
  else console.log(`${label} …`);
  const timer = setInterval(show, isTerminal ? TTY_INTERVAL_MS : PLAIN_INTERVAL_MS);

  /** @param {string} ending */
  const finish = (ending) => {
    clearInterval(timer);
    if (isTerminal) rewrite("");
    console.log(`${label}: ${ending} ${elapsed()}`);
  };
  try {
    const result = await work((text) => {
      detail = text;
    });
    finish("done in");
    return result;
  } catch (error) {
    finish("failed after");
    throw error;
  }
}

/** @param {string} text */
function rewrite(text) {
  const width = (process.stdout.columns || 80) - 1;
  process.stdout.write(`\r\u001b[2K${text.slice(0, width)}`);
}
