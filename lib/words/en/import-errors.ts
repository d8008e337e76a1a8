/** A number, a value or a name within a sentence. */
type Gap = string | number;

/** What is wrong with a row of a file, or why it was left out. */
export const importErrors = {
  cells: "There are more cells than columns.",
  noProduct: "There is no product of this name.",
  noId: "There is no product with this id.",
  nameInCategory: (name: Gap, category: Gap) => `There is a product called ${name} in ${category}.`,
  nameTaken: "A product with this name already exists.",
  sameProduct: (row: Gap) => `Row ${row} is about the same product.`,
  sameCount: (row: Gap) => `Row ${row} is about the same.`,
  changed: "Somebody has changed this product since the file was written.",
  notByOption: "This product is not counted by size and color.",
  byOption: "This product is counted by size and color. Please give each a row.",
  noOption: "This product is not made in this size and color.",
  notCounted: "Nobody counts the pieces of this product.",
  countChanged: (then: Gap, now: Gap) => `There were ${then} then and are ${now} now.`,
  countedOtherwise: "It is counted in another way now.",
  tooMany: (most: Gap) => `There cannot be more than ${most} pieces.`,
  noneFree: (all: Gap) => `None of the ${all} pieces that came in are free: they are ordered or sold.`,
  someFree: (free: Gap, all: Gap) =>
    `Only ${free} of the ${all} pieces that came in can go: the others are ordered or sold.`,
  lostOption:
    "Some pieces are counted in a size or color that you have removed. Please count them elsewhere, or say what it is called now.",
  meanwhile: "Someone else has changed this meanwhile.",
  howMany: "Please enter how many pieces there are.",
  gone: "This product is no longer in the shop.",
  price: (price: Gap) => `Its price would be ${price}.`,
  noCategory: (name: Gap) => `There is no category “${name}” any more.`,
  ordered: "Somebody has ordered this since.",
  stockNow: (stock: Gap) => `Its stock is ${stock} now.`,
  lostLetters: (value: Gap) =>
    `${value} has lost its letters in a spreadsheet program. Type it again and save the file as “CSV UTF-8”.`,
  shortened: (value: Gap) =>
    `${value} is a number that a spreadsheet program has shortened. Set the column to text and type it again.`,
  formula: (value: Gap) => `${value} is an error of a spreadsheet program. Type the value again.`,
  date: (value: Gap) =>
    `A spreadsheet program took ${value} for a date. Set the column to text and type it again.`,
  dayNumber: (value: Gap) =>
    `${value} is a date that a spreadsheet program has turned into a number. Set the column to text and type it again.`,
};
