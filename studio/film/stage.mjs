// @ts-check
/* Runs in the browser: a canvas that follows the commands of pencil.ts. */

const WIDTH = 960;
const HEIGHT = 540;

/** @type {Map<string, ImageBitmap>} */
const plates = new Map();
/** @type {Map<string, OffscreenCanvasRenderingContext2D>} */
const sheets = new Map();

/** @param {string} name @param {string} url */
export async function addPlate(name, url) {
  const answer = await fetch(url);
  plates.set(name, await createImageBitmap(await answer.blob()));
}

/**
 * One frame as PNG in base64: the mean of its moments, as a shutter would see them.
 * @param {[string, ...any[]][][]} moments
 */
export async function paintFrame(moments) {
  const film = contextOf("film");
  for (const [i, commands] of moments.entries()) {
    follow(contextOf("moment"), commands);
    film.globalAlpha = 1 / (i + 1);
    film.drawImage(contextOf("moment").canvas, 0, 0);
  }
  const blob = await film.canvas.convertToBlob({ type: "image/png" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
}

/** @param {OffscreenCanvasRenderingContext2D} first @param {[string, ...any[]][]} commands */
function follow(first, commands) {
  const stack = [first];
  first.reset();
  first.imageSmoothingQuality = "high";
  for (const [name, ...rest] of commands) {
    const at = stack.at(-1) ?? first;
    if (name === "sheet") {
      const sheet = contextOf(`sheet ${rest[0]}`);
      sheet.reset();
      sheet.imageSmoothingQuality = "high";
      sheet.setTransform(at.getTransform());
      stack.push(sheet);
    } else if (name === "done") stack.pop();
    else draw(at, name, rest);
  }
}

/** @param {any} at @param {string} name @param {any[]} rest */
function draw(at, name, rest) {
  if (name === "set") at[rest[0]] = rest[1];
  else if (name === "call") at[rest[0]](...rest.slice(1));
  else if (name === "path") at[rest[0]](new Path2D(rest[1]), ...rest.slice(2));
  else if (name === "image") at.drawImage(plateOf(rest[0]), ...rest.slice(1));
  else if (name === "strip") drawStrip(at, rest);
  else if (name === "gradient") at[rest[0].property] = gradientOf(at, rest[0]);
  else if (name === "lay") lay(at, rest);
  else throw new Error(`The stage does not know "${name}".`);
}

/** @param {any} at @param {any[]} rest */
function drawStrip(at, [name, from, share, ...place]) {
  const plate = plateOf(name);
  at.drawImage(plate, from * plate.width, 0, share * plate.width, plate.height, ...place);
}

/** @param {any} at @param {any[]} rest */
function lay(at, [name, alpha, filter]) {
  at.save();
  at.setTransform(1, 0, 0, 1, 0, 0);
  at.globalAlpha = alpha;
  at.filter = filter;
  at.drawImage(contextOf(`sheet ${name}`).canvas, 0, 0);
  at.restore();
}

/** @param {any} at @param {{ from: number[], to: number[], stops: [number, string][] }} gradient */
function gradientOf(at, { from, to, stops }) {
  const gradient = at.createLinearGradient(...from, ...to);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** @param {string} name */
function plateOf(name) {
  const plate = plates.get(name);
  if (!plate) throw new Error(`There is no plate "${name}".`);
  return plate;
}

/** @param {string} name @returns {OffscreenCanvasRenderingContext2D} */
function contextOf(name) {
  const known = sheets.get(name);
  if (known) return known;
  const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  sheets.set(name, context);
  return context;
}
