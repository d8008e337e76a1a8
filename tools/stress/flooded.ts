/** What strangers were told, and how many tries they made, or proofs they brought, in a second. */
export interface Flooded {
  told: string;
  perSecond: number;
}

const UNTOLD: Flooded = { told: "could not say what they were told", perSecond: 0 };

/** From the last line of their output; whoever got too little of a core to end with it flooded nothing. */
export function readFlooded(lastLine: string): Flooded {
  return lastLine.startsWith("{") ? JSON.parse(lastLine) : UNTOLD;
}
