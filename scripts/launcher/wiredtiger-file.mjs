// @ts-check
import { readFileSync, statSync } from "node:fs";
import { crc32c } from "./crc32c.mjs";

// The format of a WiredTiger data file, as far as it shows damage: a header, and then blocks, each with its checksum.
// Another file keeps the address of the last checkpoint, which tells the file's length and which of its bytes count.

const UNIT = 4096;
const MAGIC = 0x1d841;
const EXTENTS_MAGIC = 71_002;
const PAGE_HEADER_BYTES = 28;
const BLOCK_HEADER_BYTES = 12;
const CONTENT_AT = PAGE_HEADER_BYTES + BLOCK_HEADER_BYTES;
const WHOLE_BLOCK = 1;
/** The bytes that a block's checksum covers when its content is compressed, and so has a checksum of its own. */
const COVERED_IF_PACKED = 64;

const FILE_ENTRY = /file:([\w.-]+\.wt)\0[\s\S]*?checkpoint=\(([\s\S]*?)\),checkpoint_/g;

/** @typedef {{ offset: number, size: number }} Extent */
/** @typedef {{ avail: Extent, discard: Extent, fileSize: number }} Checkpoint */

/**
 * The problem of a data file, in words that follow its name; null where there is none. With the address of its
 * checkpoint it checks each block that counts, and without it only the header.
 * @param {string} path
 * @param {string} [address] of its last checkpoint
 */
export function problemOfFile(path, address) {
  const { size } = statSync(path);
  if (size === 0) return "is empty";
  if (size < UNIT) return "is cut off";
  const bytes = readFileSync(path);
  if (!hasDescription(bytes)) return "is overwritten";
  const checkpoint = address ? readAddress(address) : null;
  if (!checkpoint || findBlocks(bytes, checkpoint) !== null) return null;
  // The engine may give back free space at the end of a file: that alone is no damage.
  return size < checkpoint.fileSize ? "is cut off" : "is overwritten";
}

/**
 * The addresses of the last checkpoints of all other data files, by name, from WiredTiger.wt; an empty address where
 * a file had none yet.
 * @param {string} path
 * @param {string} address its own, from WiredTiger.turtle
 */
export function readAddresses(path, address) {
  const bytes = readFileSync(path);
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const { offset, size } of findBlocks(bytes, readAddress(address)) ?? []) {
    const text = bytes.toString("latin1", offset, offset + size);
    for (const [, name = "", config = ""] of text.matchAll(FILE_ENTRY))
      addresses.set(name, lastAddress(config) ?? "");
  }
  return addresses;
}

/**
 * The address of the last checkpoint in a configuration; null where there is none.
 * @param {string} config
 */
export function lastAddress(config) {
  return [...config.matchAll(/addr="([0-9a-f]+)"/g)].at(-1)?.[1] ?? null;
}

/** @param {Buffer} bytes */
function hasDescription(bytes) {
  return bytes.readUInt32LE(0) === MAGIC && bytes.readUInt32LE(8) === crc32c(bytes, { end: UNIT, zeroAt: 8 });
}

/**
 * The blocks that count for a checkpoint; null where one of them differs from what the engine wrote.
 * @param {Buffer} bytes
 * @param {Checkpoint} checkpoint
 */
function findBlocks(bytes, { avail, discard, fileSize }) {
  const free = [avail, discard].flatMap((list) => readExtents(bytes, list) ?? [{ offset: -1, size: 0 }]);
  if (free.some(({ offset }) => offset < 0)) return null;
  /** @type {Extent[]} */
  const blocks = [];
  for (let at = UNIT; at < fileSize;) {
    const gap = free.find(({ offset, size }) => offset <= at && at < offset + size);
    const size = gap ? gap.offset + gap.size - at : sizeOfBlock(bytes, at);
    if (size === null) return null;
    if (!gap) blocks.push({ offset: at, size });
    at += size;
  }
  return blocks;
}

/**
 * The size of the block that begins at this offset; null where none does.
 * @param {Buffer} bytes
 * @param {number} at
 */
function sizeOfBlock(bytes, at) {
  if (at + CONTENT_AT > bytes.length) return null;
  const header = at + PAGE_HEADER_BYTES;
  const size = bytes.readUInt32LE(header);
  if (size === 0 || size % UNIT !== 0 || at + size > bytes.length) return null;
  const isWhole = (bytes.readUInt8(header + 8) & WHOLE_BLOCK) !== 0;
  const end = at + (isWhole ? size : COVERED_IF_PACKED);
  return bytes.readUInt32LE(header + 4) === crc32c(bytes, { start: at, end, zeroAt: header + 4 })
    ? size
    : null;
}

/**
 * The list of extents that a checkpoint has written; null where it cannot be read.
 * @param {Buffer} bytes
 * @param {Extent} list
 */
function readExtents(bytes, { offset, size }) {
  if (size === 0) return [];
  if (sizeOfBlock(bytes, offset) !== size) return null;
  const numbers = unpack(bytes, offset + CONTENT_AT);
  if (numbers.next().value !== EXTENTS_MAGIC) return null;
  numbers.next();
  /** @type {Extent[]} */
  const extents = [];
  for (;;) {
    const extent = { offset: numbers.next().value ?? 0, size: numbers.next().value ?? 0 };
    if (extent.offset === 0) return extents;
    extents.push(extent);
  }
}

/**
 * @param {string} address in hexadecimal
 * @returns {Checkpoint}
 */
function readAddress(address) {
  const numbers = unpack(Buffer.from(address, "hex"), 1);
  const next = () => numbers.next().value ?? 0;
  const [, , avail = NOTHING, discard = NOTHING] = Array.from({ length: 4 }, () => {
    // The third number is the block's checksum, which the block holds too.
    const [offset, size] = [next(), next(), next()];
    return size === 0 ? NOTHING : { offset: (offset + 1) * UNIT, size: size * UNIT };
  });
  return { avail, discard, fileSize: next() };
}

const NOTHING = { offset: 0, size: 0 };

/**
 * Reads WiredTiger's packed unsigned integers: small ones take a byte or two, others have their length in front.
 * @param {Buffer} bytes
 * @param {number} from
 * @returns {Generator<number, undefined>}
 */
function* unpack(bytes, from) {
  const [oneByteMost, twoBytesMost] = [64, 8192];
  for (let at = from; at < bytes.length;) {
    const first = bytes.readUInt8(at);
    const length = first & 0x0f;
    if (first >= 0xe0 && length > 0 && length <= 6 && at + length < bytes.length) {
      yield bytes.readUIntBE(at + 1, length) + oneByteMost + twoBytesMost;
      at += length + 1;
    } else if (first >= 0xc0 && first < 0xe0 && at + 1 < bytes.length) {
      yield ((first & 0x1f) << 8) + bytes.readUInt8(at + 1) + oneByteMost;
      at += 2;
    } else if (first >= 0x80 && first < 0xc0) {
      yield first & 0x3f;
      at += 1;
    } else return undefined;
  }
  return undefined;
}
