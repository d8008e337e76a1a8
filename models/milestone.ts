import "@/models/settings";
import { model } from "mongoose";
import { stamped } from "@/models/part";

/** Something that is done once in the life of a database, such as seeding the demo catalogue. */
const milestoneSchema = stamped({ _id: { type: String, required: true } });

export const Milestone = model("Milestone", milestoneSchema, "milestones");
