import "@/models/settings";
import { model, Schema } from "mongoose";

/** Something that is done once in the life of a database, such as seeding the demo catalogue. */
const milestoneSchema = new Schema({ _id: { type: String, required: true } }, { timestamps: true });

export const Milestone = model("Milestone", milestoneSchema, "milestones");
