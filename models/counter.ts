import "@/models/settings";
import { model, Schema } from "mongoose";

/** A number that only rises, such as the last order number given out. */
const counterSchema = new Schema({
  _id: { type: String, required: true },
  value: { type: Number, required: true },
});

export const Counter = model("Counter", counterSchema, "counters");
