import { DELIVERY_DAYS_HINT } from "@/lib/words/en/desk-shared";
import { zoneParts } from "@/lib/words/en/setting-parts";

/** The zones of the delivery at the desk. */
export const deskZones = {
  parts: zoneParts,
  title: (number: number) => `Zone ${number}`,
  new: "New zone",
  remove: "Remove",
  removeOf: (number: number) => `Remove zone ${number}`,
  add: "Add a zone",
  /** As they are typed. */
  charge: (taka: string) => `BDT ${taka}`,
  days: (days: string) => `${days} business days`,
  places: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  hints: {
    name: "Such as “Around Dhaka”. Shoppers see it.",
    nameBn: "You may leave it empty.",
    charge: "In whole BDT.",
    days: DELIVERY_DAYS_HINT,
    place: "You can put a thana into another zone than its district.",
  },
  takeOut: (place: string, number: number) => `Take ${place} out of zone ${number}`,
  addPlace: "Add a thana or a whole district",
};
