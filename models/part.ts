import "@/models/settings";
import { Schema, type SchemaDefinition } from "mongoose";

/** The schema of what lies within a document, and has no id of its own. */
export const part = <Definition extends SchemaDefinition>(definition: Definition) =>
  Schema.create(definition, { _id: false });

/** The schema of a document that keeps when it was made and changed. */
export const stamped = <Definition extends SchemaDefinition>(definition: Definition) =>
  Schema.create(definition, { timestamps: true });
