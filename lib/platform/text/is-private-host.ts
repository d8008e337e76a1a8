/** Blocks of addresses that are no public machine's: this one's own, a private network's, a link's, a group's, reserved. */
const PRIVATE_V4: readonly [first: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
];
/** Names that resolve in a private network alone. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|intranet)$/;

/**
 * Whether a host, as URL reads it, lies in a private network or on this machine. URL has already written 127.1, 0x7f000001
 * and 2130706433 out as 127.0.0.1.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host.startsWith("[")) return isPrivateV6(host.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateV4(toNumber(host));
  return !host.includes(".") || PRIVATE_NAMES.test(host);
}

const toNumber = (address: string): number =>
  address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);

function isPrivateV4(address: number): boolean {
  return PRIVATE_V4.some(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor(toNumber(first) / size);
  });
}

/** Only 2000::/3 is anybody's; of it, 2002::/16 and 64:ff9b::/96 carry an address of the older kind. */
function isPrivateV6(address: string): boolean {
  const [first = 0, high = 0, low = 0] = address.split(":").map((group) => Number.parseInt(group || "0", 16));
  if (first < 0x2000 || first > 0x3fff) return true;
  return first === 0x2002 && isPrivateV4(high * 2 ** 16 + low);
}
