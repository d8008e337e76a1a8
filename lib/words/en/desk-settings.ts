import { monthInWords } from "@/lib/platform/time/month-in-words";
import {
  brand,
  couriers,
  delivery,
  gramsOf,
  messages,
  orders,
  settingInBangla,
  stock,
} from "@/lib/words/en/desk-settings-fields";
import { deskSettingsHome } from "@/lib/words/en/desk-settings-home";
import { home, pages } from "@/lib/words/en/desk-settings-pages";
import { AWAITING_PICTURE } from "@/lib/words/en/desk-shared";
import { deskZones } from "@/lib/words/en/desk-zones";
import { sayList } from "@/lib/words/en/list";
import { DIFFERENT_NOW } from "@/lib/words/en/orders-changing";
import { settingErrors } from "@/lib/words/en/setting-errors";
import { WALLETS } from "@/lib/words/en/wallets";

/** The settings of the shop at the desk. */
export const deskSettings = {
  intro: "How the shop works. A change counts at once, and Activity shows it with your name.",
  groups: { brand, delivery, orders, home, pages, stock, couriers, messages },
  /** Of the rows of a table of weights. */
  grams: gramsOf,
  inBangla: settingInBangla,
  errors: settingErrors,
  home: deskSettingsHome,
  zones: deskZones,
  /** Of a value that is not set. */
  empty: "(empty)",
  /** A number or days, as they are kept. */
  figures: (text: string): string => text,
  form: {
    partInBangla: (title: string) => `${title} in Bangla`,
    save: (changes: number) => (changes > 1 ? `Save ${changes} changes` : "Save the change"),
    sending: AWAITING_PICTURE,
    saved: "Saved.",
    ofBoth: "Somebody else changed the settings in the meantime. Both their changes and yours are saved.",
    notSaved:
      "Somebody else changed this setting in the meantime, and yours is not saved. Check theirs, and save again if you still want yours.",
    now: (value: string) => `Now: ${value}`,
    inForce: "What is in force now",
    changed: (moment: string, by: string) => `Changed ${moment} by ${by}.`,
    before: "It was",
    usual: "By default",
    back: "Back to this",
    preview: "Preview",
    previewOfHead: "Preview of the header",
    previewOfFoot: "Preview of the footer",
    previewOf: (title: string) => `Preview of ${title}`,
  },
  versions: {
    title: "Earlier versions",
    titleOf: (group: string) => `${group}: earlier versions`,
    intro:
      "What was set here before each of the last 20 changes. One that you bring back is in force at once, and what it replaces becomes an earlier version too.",
    none: "Nothing has been changed here yet.",
    until: (moment: string) => `Until ${moment}`,
    changed: (by: string, fields: string) => `Then ${by} changed: ${fields}.`,
    different: DIFFERENT_NOW,
    same: "Nothing is different: these are the current settings.",
    was: "Then",
    is: "Now",
    bringBack: "Bring this back",
    refused: (field: string, why: string) => `${field}: ${why}`,
  },
  couriers: {
    title: "What is set up",
    secrets: "Keys are secrets: whoever runs the server sets them there, and no page shows them.",
    none: "No setup needed.",
    file: "No setup needed. Download the file on Parcels and upload it on the courier’s website.",
    missing: (variables: readonly string[]) =>
      `Not set up for booking. Until the server has ${sayList(variables)}, upload the file from Parcels on the courier’s website.`,
    set: "Set up: parcels are booked from here.",
    told: "The courier sends us updates of parcels.",
    asks: "The shop asks it how parcels are, as the token of its webhook is not set.",
  },
  messages: {
    intro: "Open a kind to read an example of it, as SMS or in Telegram.",
    to: { customers: "Customers", shop: "The shop" },
    by: (kind: string, channel: string) => `${kind} by ${channel}`,
    segments: (count: number) => (count === 1 ? "It goes out as 1 SMS." : `It goes out as ${count} SMS.`),
  },
  /** Where customers may send an advance, by its label. */
  wallets: { None: "None", [WALLETS.bkash]: WALLETS.bkash, [WALLETS.nagad]: WALLETS.nagad } as Readonly<
    Record<string, string>
  >,
  weekdays: {
    Sunday: { name: "Sunday", short: "Su" },
    Monday: { name: "Monday", short: "Mo" },
    Tuesday: { name: "Tuesday", short: "Tu" },
    Wednesday: { name: "Wednesday", short: "We" },
    Thursday: { name: "Thursday", short: "Th" },
    Friday: { name: "Friday", short: "Fr" },
    Saturday: { name: "Saturday", short: "Sa" },
  },
  holidays: {
    title: "Holidays",
    intro: "Press a day to make it a holiday. Press it again to remove the holiday.",
    previous: "Previous month",
    next: "Next month",
    /** A month `YYYY-MM`. */
    month: monthInWords,
    date: (weekday: string, day: string, month: string) => `${weekday} ${day} ${month}`,
    /** Of a date and its year. */
    dateOfYear: (day: string, year: string) => `${day} ${year}`,
    today: "today",
    weekend: "weekend",
    /** A holiday, whose name may be empty. */
    holiday: (name: string) => `holiday${name && `: ${name}`}`,
    /** As the shop names it until the owner gives it another name. */
    name: (name: string): string => name,
    added: (day: string) => `${day} is a holiday.`,
    removed: (day: string) => `${day} is no longer a holiday.`,
    removedYearly: (_day: string) => "This day is no longer a holiday in any year.",
    none: "No holidays are coming up.",
    list: "Coming holidays",
    placeholder: "Name",
    everyYear: "Every year",
    everyYearOf: (day: string) => `Every year: ${day}`,
    remove: "Remove",
    removeOf: (day: string) => `Remove ${day}`,
  },
};
