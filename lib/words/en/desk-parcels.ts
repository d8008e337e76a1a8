import { sayList } from "@/lib/words/en/list";
interface Step {
  at: number;
  of: number;
}

interface Range {
  from: number;
  to: number;
  of: number;
}

interface Booked {
  booked: number;
  failed: number;
  left: number;
}

/** Why a courier does not get a parcel, as far as the shop finds it out by itself. */
export type ProblemKind =
  | "tracked"
  | "consigned"
  | "beingBooked"
  | "anotherCourier"
  | "phone"
  | "name"
  | "address"
  | "amount"
  | "city"
  | "zone"
  | "gone"
  | "notPacked"
  | "underWay";

const parcelsOf = (count: number): string => (count === 1 ? "1 parcel" : `${count} parcels`);

/** Parcels: packing, handing over, delivery. Couriers come as they are called within a sentence, or as a name. */
export const deskParcels = {
  list: "Parcels",
  only: "Only",
  find: {
    label: "Find parcels by phone, name, address, product, order number or tracking code",
    placeholder: "Phone, name, order, tracking code",
  },
  empty: {
    toPack: "Nothing to pack. Confirmed orders come here.",
    withCourier: "No parcel is on its way.",
    done: "No parcel has arrived or come back yet.",
    found: "No parcel of this kind is here.",
  },
  more: (count: number) => (count === 1 ? "1 more parcel." : `${count} more parcels.`),
  selectAll: { short: "All", label: "Select all shown" },
  select: (orderNumber: string) => `Select ${orderNumber}`,
  parcel: (orderNumber: string) => `Parcel ${orderNumber}`,
  parcelOf: (orderNumber: string, name: string) => `Parcel ${orderNumber} of ${name}`,
  nextStep: (orderNumber: string) => `Next step of ${orderNumber}`,
  gone: "no longer exists.",
  pendingAgain: "pending again. Do not send it yet.",
  cancelled: "cancelled.",
  unpack: " Unpack it: its pieces can be ordered again.",
  rider: (note: string) => `Rider: ${note}`,
  /** Before the cash of a parcel, with the word for who carries it. */
  cash: {
    toCollect: (_carrier: string): string => "To collect",
    collects: (carrier: string): string => `The ${carrier} collects`,
    collected: (_carrier: string): string => "Collected",
    wasToCollect: (_carrier: string): string => "Was to collect",
  },
  sums: {
    advance: (amount: string) => ` after ${amount} in advance`,
    exchange: (orderNumber: string, amount: string) => ` in exchange for ${orderNumber}, ${amount} taken off`,
    discount: (amount: string) => `, discount ${amount} taken off`,
  },
  back: {
    of: (orderNumber: string, state: string) => `Put ${orderNumber} back to ${state}`,
    to: (state: string) => `Back to “${state}”`,
    inStock: (count: number) => `${count} back in stock`,
    partly: (back: number, sellable: number) =>
      `${back} came back, ${sellable === 0 ? "none" : sellable} in stock again`,
  },
  numbers: (numbers: readonly number[], more: number) =>
    sayList([...numbers.map(String), ...(more > 0 ? [`${more} more`] : [])]),
  handedOverTo: (courier: string) => `Handed over to ${courier}`,
  handOver: {
    to: (courier: string) => `Hand over to ${courier}`,
    book: { before: "Book ", with: (courier: string) => `with ${courier} `, after: "and print" },
    printLabel: "Print label",
    whichCode: (courier: string) =>
      `Which code did ${courier} give it? Without one, neither you nor its customer can follow it.`,
    unsure: (courier: string) =>
      `${courier} may have this parcel: it has not said whether it is booked. Book it again first, it is never booked twice.`,
    notBooked: (courier: string, amount: string) =>
      `This parcel is not booked. ${courier} has no consignment for it, no tracking code, and no instruction to collect ${amount}.`,
    withoutCode: "Without a code",
    withoutBooking: "Hand over without booking",
    unbooked: {
      title: (count: number, of: number) => `${count} of ${of} not booked`,
      ready: (count: number) => `Hand over the ${count} booked`,
      all: (count: number) => `Hand over ${count === 1 ? "it" : `all ${count}`} without booking`,
    },
    uncoded: {
      title: (count: number, of: number) => `${count} of ${of} without a tracking code`,
      ready: (count: number) => `Hand over the ${count} with a code`,
      all: (count: number) => `Hand over ${count === 1 ? "it" : `all ${count}`} without codes`,
    },
    noCodes: "Without one, neither you nor their customers can follow them.",
    unsureOf: (courier: string, numbers: string) =>
      `${courier} may have ${numbers}, and has not answered. Book again first: nothing is booked twice.`,
    nothingAt: (courier: string, amount: string) =>
      `${courier} has no consignment for them, no tracking code, and no instruction to collect ${amount}.`,
  },
  /** Why a courier does not get a parcel: as the shop has told it, and what each reason is, if it has found them out by itself. */
  problems: (told: string, _kinds: readonly string[]): string => told,
  booking: {
    progress: (courier: string, part: Range | null) =>
      `Booking with ${courier}${part ? `: ${part.from} to ${part.to} of ${part.of}` : " …"}`,
    unsure: "It may have this parcel: book it again to find out. It is never booked twice.",
  },
  bar: {
    label: "Selected parcels",
    toCollect: (amount: string) => `${amount} to collect`,
    book: (courier: string, count: number) => `Book with ${courier} and print ${count}`,
    moving: (label: string, { at, of }: Step) => `${label}: ${at} of ${of}`,
    takenBack: "Taken back",
    moved: (label: string, done: number, refused: number) =>
      `${label} ${done}.${refused > 0 ? ` Refused: ${refused}.` : ""}`,
    undo: (count: number) => `Undo ${count === 1 ? "it" : `these ${count}`}`,
    booked: (courier: string, { booked, failed, left }: Booked) =>
      `Booked with ${courier}: ${booked}.${failed > 0 ? ` Failed: ${failed}.` : ""}${left > 0 ? ` Not tried: ${left}.` : ""}`,
    printLabels: (count: number) => `Print ${count === 1 ? "its label" : `their ${count} labels`}`,
  },
  courierWord: {
    noCode: ", without a tracking code",
    unsure: (courier: string) =>
      `${courier} may have this parcel. Book it again to find out: it is never booked twice.`,
    refused: (courier: string) => `Not booked with ${courier}:`,
    broughtBack: (courier: string) => `${courier} has brought it back. Count what can be sold again.`,
    toldAmount: (courier: string, told: string, now: string) =>
      `${courier} was told to collect ${told}. It is ${now} now: change it on its page.`,
  },
  code: {
    label: "Tracking code",
    of: (orderNumber: string) => `Tracking code of ${orderNumber}`,
    change: "Change",
    changeOf: (orderNumber: string) => `Change the tracking code of ${orderNumber}`,
    addOf: (orderNumber: string) => `Add the tracking code of ${orderNumber}`,
    unbook: "No longer booked",
  },
  file: {
    save: "Save file",
    saveOf: (count: number) => ` for ${count} packed ${count === 1 ? "parcel" : "parcels"}`,
    included: (count: number) => `${count} in the file`,
    leftOut: (count: number) => `${count} left out:`,
    saveWithout: (count: number) => `Save the file of ${count} without them`,
    handedOver: (count: number, courier: string) =>
      `${count === 1 ? "It is" : `These ${count} are`} handed over to ${courier}`,
  },
  repair: {
    name: (orderNumber: string) => `Name of ${orderNumber}`,
    address: (orderNumber: string) => `Address of ${orderNumber}`,
    district: (orderNumber: string) => `District of ${orderNumber}`,
    districtEmpty: "District …",
    zone: (orderNumber: string) => `Zone of ${orderNumber}`,
    zoneHint: "Zone, as the courier calls it",
    tooShort: (now: number, least: number) => `${now} characters, ${least} at least`,
    length: (now: number, most: number) => `${now} of ${most} characters`,
  },
  paste: {
    open: "Paste codes",
    short: "Codes",
    label: "Order number and tracking code, a line for each parcel",
    lookUp: (count: number) => `Look up ${count}`,
    saving: ({ at, of }: Step) => `Saving ${at} of ${of}`,
    saved: (count: number) => `Saved ${count}.`,
    groups: {
      fit: "Fit",
      known: "Saved already",
      another: "Have another code",
      doubled: "Code of another order",
      twice: "Twice in the list",
      notPacked: "Not packed, or done",
      unknown: "Unknown",
      unreadable: "Not read",
    },
    otherCode: (orderNumber: string, other: string, code: string) => `${orderNumber}: ${other}, not ${code}`,
    codeOf: (orderNumber: string, code: string, other: string) => `${orderNumber}: ${code} is of ${other}`,
    save: (count: number) => `Save ${count}`,
    replace: (count: number, replaced: number) => `Save ${count}, replacing ${replaced}`,
  },
  received: {
    before: "Received ",
    after: "",
    nothing: "Delivered, nothing to pay",
    takeBack: (amount: string) => `Not received: take ${amount} back`,
  },
  evening: {
    open: "Rider’s cash",
    none: "Our rider has no parcels with them and no cash to hand in.",
    receiving: ({ at, of }: Step) => `Receiving ${at} of ${of}`,
    receive: (amount: string, count: number) => `I received ${amount} for ${parcelsOf(count)}`,
    received: (amount: string, count: number) => `${amount} received for ${parcelsOf(count)}.`,
  },
  counting: {
    brought: "What did the courier bring back?",
    ofThat: "What of that can be sold again?",
    all: "What is back and can be sold again?",
  },
};
