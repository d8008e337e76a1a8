// @ts-check

/**
 * Runs in the page, before anything of it: notes paints, shifts and long tasks.
 * A long task blocks for what it takes beyond 50 ms.
 */
export function observePage() {
  /** @type {{ fcp: number, lcp: number, lcpElement: string, cls: number, tasks: [number, number][] }} */
  const seen = { fcp: 0, lcp: 0, lcpElement: "", cls: 0, tasks: [] };
  Object.assign(window, { seenByBench: seen });
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    const { tagName = "?", currentSrc = "", textContent = "" } = entry.element ?? {};
    seen.lcpElement = `${tagName.toLowerCase()} ${currentSrc.split("/").pop() || textContent.trim().slice(0, 40)}`;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** Runs in the page: what was noted since it was opened. */
export async function readSeen() {
  const ALLOWED_MS = 50;
  const { tasks, ...seen } = Reflect.get(window, "seenByBench");
  const blocking = tasks
    .filter((/** @type {[number, number]} */ [start]) => start >= seen.fcp)
    .reduce((/** @type {number} */ sum, /** @type {[number, number]} */ [, ms]) => sum + ms - ALLOWED_MS, 0);
  const pictures = [...document.images].filter(({ currentSrc, complete }) => currentSrc && complete);
  const blurred = await Promise.all(pictures.map(isBlurred));
  return {
    ...seen,
    tbt: blocking,
    pictures: pictures.length,
    "blurred pictures": blurred.filter(Boolean).length,
  };

  /** Fewer pixels than the screen shows it with: the element itself counts pixels by its sizes attribute. */
  async function isBlurred(/** @type {HTMLImageElement} */ { currentSrc, clientWidth }) {
    const plain = new Image();
    plain.src = currentSrc;
    await plain.decode();
    return plain.naturalWidth < clientWidth * devicePixelRatio;
  }
}
