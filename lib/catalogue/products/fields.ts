/** How a field is checked, stored, answered and edited. A table by kind names every kind, so that the compiler says where a new one is missing. */
export type FieldKind =
  | "text"
  | "paragraphs"
  | "category"
  | "money"
  | "count"
  | "flag"
  | "list"
  | "picture"
  | "stock"
  | "stockByOption"
  | "colorImages"
  | "colorGalleries";

export interface Field {
  kind: FieldKind;
  /** `required`: no product without it. `blank`: empty where nobody sends it. `optional`: not there where it is empty. */
  presence: "required" | "blank" | "optional";
  /**
   * `half`: two such fields share a line of the form. `careLabel`: it stands in the form's care-label group. `picture`: its
   * control stands beside the pictures.
   */
  place?: "half" | "careLabel" | "picture";
  /** In characters; in a list, those of each entry. */
  maxLength?: number;
  maxEntries?: number;
  /** The field that keeps it, where that is another one. */
  storedIn?: "colorImages";
  /** For who reads the API's description. */
  description?: string;
  /** Its column in the products' file. */
  column?: string;
  /** True where the catalogue in memory has it: to filter by, to find by, to show on a card. */
  isIndexed?: true;
  /** True where admins alone are told it. */
  isForAdmins?: true;
  /** How much a word of it counts in a search; the search looks only into fields that have this. */
  searchBoost?: number;
  /** True where a product's card shows it. */
  isOnCard?: true;
  /** On the product's page, where the care label's group stands there. */
  fact?: { icon: string; isWide?: true };
  /** The element of the product feed. */
  feedElement?: string;
  /** schema.org's own property, or the name of an additional one. */
  schemaProperty?: "material";
  additionalProperty?: string;
}

const LINE = 100;
const SHELF = 20;
const MEASURE = 20;
const DETAIL = 200;
const PARAGRAPHS = 2_000;
const ADDRESS = 2_000;
const ENTRIES = 40;

const DESCRIPTION = { kind: "paragraphs", presence: "optional", maxLength: PARAGRAPHS } as const;
const NAME = { kind: "text", maxLength: LINE, isIndexed: true, isOnCard: true, searchBoost: 2.5 } as const;
const CARE_LABEL = { kind: "text", presence: "optional", place: "careLabel", maxLength: DETAIL } as const;
const OF_MODEL = { kind: "text", presence: "optional", place: "half", maxLength: MEASURE } as const;
const OF_LIST = { maxLength: LINE, maxEntries: ENTRIES } as const;
const LIST = { ...OF_LIST, kind: "list", presence: "blank", isIndexed: true, searchBoost: 1.5 } as const;
const COLORS = { ...LIST, isOnCard: true } as const;
const BY_COLOR = { presence: "optional", maxLength: ADDRESS, maxEntries: ENTRIES } as const;
const PICTURE = { kind: "picture", presence: "blank", maxLength: ADDRESS } as const;

/**
 * A product's fields, each once, in the order of form, file and answer. Each is accepted, stored, answered, edited,
 * compared and recorded; its row says where else it goes.
 */
export const PRODUCT_FIELDS = {
  name: { ...NAME, presence: "required", column: "Name" },
  nameBn: {
    ...NAME,
    presence: "optional",
    column: "Name in Bangla",
  },
  category: {
    kind: "category",
    presence: "required",
    column: "Category",
    isIndexed: true,
    searchBoost: 4,
  },
  price: {
    kind: "money",
    presence: "required",
    place: "half",
    description: "Whole BDT.",
    column: "Price",
    isIndexed: true,
    isOnCard: true,
  },
  compareAtPrice: {
    kind: "money",
    presence: "optional",
    place: "half",
    description: "Whole BDT, above the price: shown struck through, and never charged. 0 is none.",
    column: "Old price",
    isIndexed: true,
    isOnCard: true,
  },
  cost: {
    kind: "money",
    presence: "optional",
    place: "half",
    description: "For admins: average whole BDT of the pieces there are; 0 is none.",
    column: "Cost",
    isForAdmins: true,
  },
  fit: {
    kind: "text",
    presence: "blank",
    maxLength: LINE,
    column: "Fit",
    isIndexed: true,
    searchBoost: 1,
    isOnCard: true,
  },
  description: {
    ...DESCRIPTION,
    description: "Paragraphs, with an empty line between them.",
    column: "Description",
  },
  descriptionBn: {
    ...DESCRIPTION,
    column: "Description in Bangla",
  },
  fabric: {
    ...CARE_LABEL,
    column: "Fabric",
    isIndexed: true,
    searchBoost: 0.5,
    fact: { icon: "spool" },
    feedElement: "material",
    schemaProperty: "material",
  },
  fabricBn: { ...CARE_LABEL, column: "Fabric in Bangla" },
  weight: {
    ...CARE_LABEL,
    description: "Of the cloth, with its unit.",
    column: "Weight",
    fact: { icon: "weight" },
    additionalProperty: "Fabric weight",
  },
  fitNote: {
    ...CARE_LABEL,
    column: "Fit note",
    fact: { icon: "shirt", isWide: true },
    additionalProperty: "Size advice",
  },
  fitNoteBn: { ...CARE_LABEL, column: "Fit note in Bangla" },
  care: {
    ...CARE_LABEL,
    column: "Care",
    fact: { icon: "wash", isWide: true },
    additionalProperty: "Care",
  },
  careBn: { ...CARE_LABEL, column: "Care in Bangla" },
  origin: {
    ...CARE_LABEL,
    column: "Origin",
    fact: { icon: "factory", isWide: true },
    additionalProperty: "Made in",
  },
  originBn: { ...CARE_LABEL, column: "Origin in Bangla" },
  sizes: { ...LIST, column: "Sizes" },
  colors: { ...COLORS, column: "Colors" },
  stock: {
    kind: "stock",
    presence: "blank",
    maxLength: LINE,
    description: "As entered; only digits are tracked. Counted by option: the sum.",
    // The file of counts tells the stock of a product that is there.
    column: "Stock if new",
    isIndexed: true,
  },
  lowStock: {
    kind: "count",
    presence: "optional",
    place: "half",
    description: "The desk is warned when an option has this many pieces or fewer; 0 means no limit.",
    column: "Low-stock limit",
  },
  stockByOption: {
    kind: "stockByOption",
    presence: "optional",
    description: "Where counted by size and color; no row: not made.",
    isIndexed: true,
  },
  shelf: {
    kind: "text",
    presence: "optional",
    maxLength: SHELF,
    column: "Shelf",
  },
  image1: {
    ...PICTURE,
    presence: "required",
    column: "Picture 1",
    isIndexed: true,
    isOnCard: true,
  },
  image2: { ...PICTURE, column: "Picture 2" },
  image3: { ...PICTURE, column: "Picture 3" },
  wornPicture: {
    kind: "text",
    presence: "optional",
    place: "picture",
    maxLength: ADDRESS,
    description: "The one of its pictures that shows it worn.",
    column: "Picture worn",
  },
  modelHeight: { ...OF_MODEL, column: "Model's height" },
  modelSize: { ...OF_MODEL, column: "Model's size" },
  colorImages: {
    kind: "colorImages",
    ...BY_COLOR,
    description: "The first of each gallery.",
    isIndexed: true,
  },
  colorGalleries: {
    kind: "colorGalleries",
    ...BY_COLOR,
    storedIn: "colorImages",
  },
  isDraft: {
    kind: "flag",
    presence: "optional",
    description: "True of a draft: only admins see it, and nobody can order it.",
    column: "Draft",
  },
} as const satisfies Record<string, Field>;

type Table = typeof PRODUCT_FIELDS;

const STRUCTURES = ["stockByOption", "colorImages", "colorGalleries"] as const;
type Structure = (typeof STRUCTURES)[number];

export type FieldName = keyof Table;
export type KindOf<Name extends FieldName> = Table[Name]["kind"];

/** The names of the fields whose rows say this. */
export type NameOf<Row> = { [Name in FieldName]: Table[Name] extends Row ? Name : never }[FieldName];

export type OptionalName = NameOf<{ presence: "optional" }>;
/** The fields that are no structure: a form, a file and a list of changes have them as texts. */
export type PlainName = Exclude<FieldName, NameOf<{ kind: Structure }>>;

/** A product's fields, where `Values` says what each kind is. */
export type FieldsAs<Values extends Record<FieldKind, unknown>> = {
  [Name in Exclude<FieldName, OptionalName>]: Values[KindOf<Name>];
} & { [Name in OptionalName]?: Values[KindOf<Name>] | undefined };

/** The same, where a row may have any property. */
export const FIELDS: Readonly<Record<FieldName, Field>> = PRODUCT_FIELDS;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(PRODUCT_FIELDS, name);

export const FIELD_NAMES: readonly FieldName[] = Object.keys(PRODUCT_FIELDS).filter(isFieldName);

export const isStructure = (name: FieldName): boolean =>
  STRUCTURES.some((kind) => kind === FIELDS[name].kind);
const isPlain = (name: FieldName): name is PlainName => !isStructure(name);

export const PLAIN_FIELDS = FIELD_NAMES.filter(isPlain);

/** Something of each of these fields, under its name. That it is of the field's kind is tried row by row, in the test of this table. */
export function byName<Made extends { [Each in FieldName]?: unknown }>(
  names: readonly (keyof Made & FieldName)[],
  make: (name: keyof Made & FieldName, field: Field) => unknown,
): Made {
  const made = Object.fromEntries(names.map((name) => [name, make(name, FIELDS[name])]));
  const isWhole = (some: object): some is Made => names.every((name) => name in some);
  if (!isWhole(made)) throw new Error("a field of the product is missing");
  return made;
}
