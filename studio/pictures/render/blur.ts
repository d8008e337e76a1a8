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
