import "@/models/settings";
import { model } from "mongoose";
import { LANGUAGES } from "@/lib/words/constants";
import { ROLES } from "@/lib/accounts/users/constants";
import { onlyWith } from "@/models/only-with";
import { stamped } from "@/models/part";

const userSchema = stamped({
  name: { type: String, required: true },
  email: { type: String, required: true },
  role: { type: String, enum: ROLES, required: true, default: "customer" },
  passwordHash: { type: String, select: false },
  /** True once somebody has proved that the e-mail is theirs: by a mailed link, or at a social provider. */
  isEmailVerified: { type: Boolean, required: true, default: false },
  /** The phone that somebody has proved to be theirs, by a code in an SMS. One number proves one account. */
  provedPhone: { type: String },
  /** Sessions and tokens of another version are revoked. */
  sessionVersion: { type: Number, required: true, default: 0 },
  /** The language of their messages; missing as long as they have chosen none. */
  language: { type: String, enum: LANGUAGES },
  /** True where they want no mails about their orders. */
  isOrderMailOff: { type: Boolean },
  /** The digest of the token that stops mails about their cart; missing where they want none. */
  cartStopDigest: { type: String },
  /** When they were last told of their cart. */
  cartToldAt: { type: Date },
  /** What they keep on their devices, newest first, as lib/catalogue/wishlist/rules.ts writes it; missing where nothing was kept. */
  wishlist: { type: [String], default: undefined },
  /** Set on a record that nobody can sign in with yet; the record then expires. */
  expiresAt: { type: Date },
});
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ provedPhone: 1 }, { unique: true, ...onlyWith("provedPhone", "string") });
userSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
userSchema.index({ role: 1 });
// A search by a part of a name reads only the users that match.
userSchema.index({ _id: -1, email: 1, name: 1 });
userSchema.index(
  { cartStopDigest: 1 },
  { ...onlyWith("cartStopDigest", "string"), name: "askingForCartMails" },
);

export const User = model("User", userSchema, "users");
