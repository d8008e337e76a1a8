import type { Browser } from "playwright";
import { takeCloth, takeReverse } from "./cloth";
import { takeJean } from "./jean";
import { takeLabel, takeWaistband } from "./label";
import type { Plate } from "./plate";
import { takeSeam } from "./seam";
import { setWord } from "./word";

export const PLATE_NAMES = [
  "cloth",
  "reverse",
  "seam",
  "seamSewn",
  "jean",
  "waistband",
  "label",
  "labelSewn",
] as const;

export type Plates = Record<(typeof PLATE_NAMES)[number], Plate>;

/** Every drawing that the film is made of; what is sewn in the film is drawn twice, before and after. */
export async function takePlates(browser: Browser): Promise<Plates> {
  const word = await setWord(browser);
  return {
    cloth: await takeCloth(),
    reverse: await takeReverse(),
    seam: await takeSeam(1),
    seamSewn: await takeSeam(2),
    jean: await takeJean(),
    waistband: await takeWaistband(),
    label: await takeLabel({ word, rows: 0 }),
    labelSewn: await takeLabel({ word, rows: 2 }),
  };
}
