import mongoose from "mongoose";

type Connection = mongoose.Connection;
let connection: Promise<Connection> | undefined;

/** The database of the shop under test, past the shop. */
async function connect(): Promise<Connection> {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new Error("MONGODB_URI is not set.");
  connection ??= mongoose.createConnection(uri).asPromise();
  return await connection;
}

async function collection(name: "users" | "sessions" | "passwordResets" | "identities") {
  return (await connect()).collection(name);
}

/** A collection whose ids are texts. */
export async function openCollection(name: "messages") {
  return (await connect()).collection<{ _id: string; [field: string]: unknown }>(name);
}

interface StoredUser {
  _id: mongoose.Types.ObjectId;
  name: string;
  role: string;
  passwordHash?: string;
  isEmailVerified: boolean;
  sessionVersion: number;
  expiresAt?: Date;
}

export async function findUser(email: string): Promise<StoredUser | null> {
  return await (await collection("users")).findOne<StoredUser>({ email });
}

export async function requireUser(email: string): Promise<StoredUser> {
  const user = await findUser(email);
  if (!user) throw new Error(`There is no user ${email}.`);
  return user;
}

/** Sets the role past the shop, as `npm run admin` does. */
export async function setRole(email: string, role: "admin" | "staff" | "customer"): Promise<void> {
  await (await collection("users")).updateOne({ email }, { $set: { role } });
}

/** Marks the e-mail as proved, as a mailed link does. */
export async function verifyEmail(email: string): Promise<void> {
  await (await collection("users")).updateOne({ email }, { $set: { isEmailVerified: true } });
}

/** Makes the reset links of a user as old as if they had been mailed that many minutes ago. */
export async function ageResetLinks(email: string, minutes: number): Promise<number> {
  const user = await requireUser(email);
  const resets = await collection("passwordResets");
  const open = await resets.find({ userId: user._id }).toArray();
  for (const { _id, expiresAt } of open) {
    const older = new Date(Number(expiresAt) - minutes * 60_000);
    await resets.updateOne({ _id }, { $set: { expiresAt: older } });
  }
  return open.length;
}

/** Everything in the database that no answer, page, bundle or log may hold. */
export async function listStoredSecrets(): Promise<string[]> {
  const [users, sessions, resets] = await Promise.all([
    (await collection("users")).find({ passwordHash: { $exists: true } }).toArray(),
    (await collection("sessions")).find().toArray(),
    (await collection("passwordResets")).find().toArray(),
  ]);
  return [
    ...users.map((user) => String(user.passwordHash)),
    ...sessions.map((session) => String(session._id)),
    ...resets.map((reset) => String(reset.tokenHash)),
  ];
}

/** Takes the accounts of a measurement away again. */
export async function removeUsersAt(domain: string): Promise<void> {
  await (await collection("users")).deleteMany({ email: new RegExp(`@${domain.replaceAll(".", "\\.")}$`) });
}
