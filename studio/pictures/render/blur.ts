/** A Gaussian blur in floats (three box passes): 8-bit blurs would show as bands once they are lit. */
export function blur(source: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.35) return source;
  let from = Float32Array.from(source);
  let to = new Float32Array(source.length);
  for (const radius of boxRadii(sigma)) {
    blurRows(from, to, width, height, radius);
    blurColumns(to, from, width, height, radius);
  }
  return from;
}

function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1);
  let low = Math.floor(ideal);
  if (low % 2 === 0) low -= 1;
  const count = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4));
  return [0, 1, 2].map((pass) => ((pass < count ? low : low + 2) - 1) / 2);
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const first = from[row]!;
    const last = from[row + width - 1]!;
    let sum = first * radius;
    for (let x = 0; x < radius; x += 1) sum += from[row + Math.min(x, width - 1)]!;
    for (let x = 0; x < width; x += 1) {
      sum += x + radius < width ? from[row + x + radius]! : last;
      to[row + x] = sum * scale;
      sum -= x - radius >= 0 ? from[row + x - radius]! : first;
    }
  }
}

function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const scale = 1 / (radius * 2 + 1);
  const sums = new Float64Array(width);
  const lastRow = (height - 1) * width;
  for (let x = 0; x < width; x += 1) {
    let sum = from[x]! * radius;
    for (let y = 0; y < radius; y += 1) sum += from[Math.min(y, height - 1) * width + x]!;
    sums[x] = sum;
  }
  for (let y = 0; y < height; y += 1) {
    const ahead = y + radius < height ? (y + radius) * width : lastRow;
    const behind = y - radius >= 0 ? (y - radius) * width : 0;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x]! + from[ahead + x]!;
      to[row + x] = sum * scale;
      sums[x] = sum - from[behind + x]!;
    }
  }
}

/** A wide blur, done on fewer pixels: what is lost is what it would take away, and it takes a fraction of the time. */
export function blurCoarsely(
  source: Float32Array,
  width: number,
  height: number,
  { sigma, coarseness }: { sigma: number; coarseness: 2 | 4 },
): Float32Array {
  let values = source;
  let [w, h] = [width, height];
  for (; w > width / coarseness; w /= 2, h /= 2) values = halve(values, w, h);
  values = blur(values, w, h, sigma / coarseness);
  return enlarge(values, w, h, coarseness);
}

/** So many times as wide and high, without steps. */
export function enlarge(source: Float32Array, width: number, height: number, times: 1 | 2 | 4): Float32Array {
  let values = source;
  for (let done = 1; done < times; done *= 2) values = double(values, width * done, height * done);
  return values;
}

/** Half as wide and high. */
export function halve(source: Float32Array, width: number, height: number): Float32Array {
  const [w, h] = [width / 2, height / 2];
  const halved = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y += 1) {
    for (let a = y * 2 * width, end = a + width; a < end; a += 2, i += 1)
      halved[i] = (source[a]! + source[a + 1]! + source[a + width]! + source[a + width + 1]!) / 4;
  }
  return halved;
}

function double(source: Float32Array, width: number, height: number): Float32Array {
  const wide = width * 2;
  const doubled = new Float32Array(wide * height * 2);
  if (source.every((value) => value === 0)) return doubled;
  for (let y = 0; y < height * 2; y += 1) {
    const near = (y >> 1) * width;
    const far = Math.max(0, Math.min(height - 1, (y >> 1) + (y % 2 === 0 ? -1 : 1))) * width;
    let before = source[near]! * 0.75 + source[far]! * 0.25;
    let here = before;
    for (let x = 0, i = y * wide; x < width; x += 1, i += 2) {
      const next = Math.min(x + 1, width - 1);
      const after = source[near + next]! * 0.75 + source[far + next]! * 0.25;
      doubled[i] = here * 0.75 + before * 0.25;
      doubled[i + 1] = here * 0.75 + after * 0.25;
      before = here;
      here = after;
    }
  }
  return doubled;
}
