/**
 * The moving average of what a piece of an option costs. When pieces come in,
 *
 *   average = (pieces on hand × average before + pieces that come in × their unit cost) ÷ all of them
 *
 * where on hand is what is free or held by orders that are not confirmed; a sold piece has left at the cost of its day.
 * With nothing on hand, or where no cost is known, the average is the new unit cost. It is kept in paisa as a double, so
 * that no rounding adds up; an order's line keeps whole paisa, and a product shows whole BDT.
 *
 * Taking back the last stock-in of an option restores the average before it, unless an earlier one has been taken back
 * meanwhile: then, and where it is not the last, its cost is taken out: (on hand × average − pieces × unit cost) ÷ what is left, never below 0; where nothing is left the average stays.
 * An average that an admin has overruled since by typing a cost is left alone.
 *
 * These are parts of update pipelines of a stock unit.
 */
const ON_HAND = { $add: ["$stock", "$held", { $sum: "$holds.quantity" }] };

interface Pieces {
  pieces: number;
  /** Of each of them, in paisa. */
  paisa: number;
}

/** The unit's cost once these pieces have come in; `edit` is its product's. */
export function costAfter({ pieces, paisa, edit }: Pieces & { edit: number }) {
  const isKnown = { $and: [{ $eq: ["$cost.edit", edit] }, { $gt: [ON_HAND, 0] }] };
  const before = { $multiply: [ON_HAND, "$cost.paisa"] };
  const average = { $divide: [{ $add: [before, pieces * paisa] }, { $add: [ON_HAND, pieces] }] };
  return { paisa: { $cond: [isKnown, average, paisa] }, edit };
}

/** The unit's cost without the pieces of the stock-in of this id. */
export function costWithout({ id, pieces, paisa }: Pieces & { id: unknown }) {
  const counted = { $filter: { input: "$stockIns", as: "one", cond: { $ne: ["$$one.isUndone", true] } } };
  const left = { $subtract: [ON_HAND, pieces] };
  const rest = { $subtract: [{ $multiply: [ON_HAND, "$cost.paisa"] }, pieces * paisa] };
  const average = { $max: [0, { $divide: [rest, { $cond: [{ $gt: [left, 0] }, left, 1] }] }] };
  return {
    $let: {
      vars: {
        own: { $first: { $filter: { input: "$stockIns", as: "one", cond: { $eq: ["$$one.id", id] } } } },
        last: { $last: counted },
      },
      in: {
        $cond: [
          { $ne: ["$cost.edit", "$$own.edit"] },
          "$cost",
          {
            $cond: [
              { $and: [{ $eq: ["$$last.id", id] }, { $not: [isEarlierUndone(id)] }] },
              { $ifNull: ["$$own.before", "$$REMOVE"] },
              { $cond: [{ $gt: [left, 0] }, { paisa: average, edit: "$cost.edit" }, "$cost"] },
            ],
          },
        ],
      },
    },
  };
}

/** Whether a stock-in before that of this id has been taken back. */
const isEarlierUndone = (id: unknown) => ({
  $anyElementTrue: [
    {
      $map: {
        input: { $range: [0, { $indexOfArray: ["$stockIns.id", id] }] },
        as: "at",
        in: {
          $let: {
            vars: { one: { $arrayElemAt: ["$stockIns", "$$at"] } },
            in: { $eq: ["$$one.isUndone", true] },
          },
        },
      },
    },
  ],
});
