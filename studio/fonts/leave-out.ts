import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Numbers of harfbuzz: hb.h and hb-subset.h. */
const WRITABLE = 2;
const SETS = { dropTables: 3, names: 4, features: 6, scripts: 7 };
const COPYRIGHT = 0;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const BENGALI_SCRIPTS = ["bng2", "DFLT"];
/** They say what the font is called and how it is drawn on coarse screens. */
const UNUSED_TABLES = ["STAT", "gasp", "prep"];

/**
 * Leaves glyphs out of a font, and with them the rules that lead to them; subset-font always keeps all that its letters can
 * become. The rules of other scripts go too, and all names but the copyright.
 */
export async function leaveOut(font: Buffer, glyphs: number[]): Promise<Buffer> {
  const { call, memory } = await openHarfbuzz();
  const place = call("malloc", font.length);
  memory().set(font, place);
  const face = call("hb_face_create", call("hb_blob_create", place, font.length, WRITABLE, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const setOf = (which: number) => call("hb_subset_input_set", input, which);
  const keepOnly = (which: number, members: number[]) => {
    call("hb_set_clear", setOf(which));
    for (const member of members) call("hb_set_add", setOf(which), member);
  };
  keepOnly(SETS.dropTables, UNUSED_TABLES.map(toTag));
  keepOnly(SETS.names, [COPYRIGHT]);
  keepOnly(SETS.scripts, BENGALI_SCRIPTS.map(toTag));
  keepOnly(SETS.features, []);
  call("hb_set_invert", setOf(SETS.features));
  call("hb_set_invert", call("hb_subset_input_unicode_set", input));
  const kept = call("hb_subset_input_glyph_set", input);
  call("hb_set_invert", kept);
  for (const glyph of glyphs) call("hb_set_del", kept, glyph);
  call("hb_subset_input_set_flags", input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const subset = call("hb_subset_or_fail", face, input);
  if (subset === 0) throw new Error("harfbuzz makes no font without these glyphs.");
  const made = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", made, 0);
  return Buffer.from(memory().slice(start, start + call("hb_blob_get_length", made)));
}

interface Harfbuzz {
  call: (name: string, ...args: number[]) => number;
  /** Anew after each call, as a call may make it grow. */
  memory: () => Uint8Array;
}

async function openHarfbuzz(): Promise<Harfbuzz> {
  const file = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const call = (name: string, ...args: number[]): number => {
    const run = instance.exports[name];
    if (typeof run !== "function") throw new TypeError(`harfbuzz has no ${name}.`);
    return Number(run(...args));
  };
  const memory = () => {
    const all = instance.exports["memory"];
    if (!(all instanceof WebAssembly.Memory)) throw new TypeError("harfbuzz shares no memory.");
    return new Uint8Array(all.buffer);
  };
  call("_initialize");
  return { call, memory };
}

/** Four letters as the number that harfbuzz knows them by. */
function toTag(letters: string): number {
  return Buffer.from(letters, "latin1").readUInt32BE();
}
