import "@/models/settings";
import { model, Schema } from "mongoose";

/** Something about the shop's machinery that a person should look at: of this machine, and so in no archive. */
const troubleSchema = new Schema({
  /** What it is about, such as `disk`: there is one of each. */
  _id: { type: String, required: true },
  /** As the desk and the messages tell it, without anybody's data. */
  words: { type: String, required: true },
  since: { type: Date, required: true },
  /** When it is forgotten by itself; missing as long as somebody has to do something. */
  forgetAt: { type: Date },
});
troubleSchema.index({ since: 1 });
troubleSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

export const Trouble = model("Trouble", troubleSchema, "troubles");
