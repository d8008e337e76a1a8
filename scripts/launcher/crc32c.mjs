// @ts-check

const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/**
 * WiredTiger's checksum: CRC-32 with Castagnoli's polynomial, which node:zlib lacks. The four bytes at `zeroAt`,
 * which hold the checksum itself, count as zero.
 * @param {Uint8Array} bytes
 * @param {{ start?: number, end?: number, zeroAt?: number }} [range]
 */
export function crc32c(bytes, { start = 0, end = bytes.length, zeroAt = -4 } = {}) {
  let sum = 0xffffffff;
  for (let at = start; at < end; at += 1) {
    const byte = at >= zeroAt && at < zeroAt + 4 ? 0 : (bytes[at] ?? 0);
    sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
