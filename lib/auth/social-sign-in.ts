import "server-only";
import { connectDb, isDuplicateKey } from "@/lib/db";
import { cleanLine } from "@/lib/text";
import { MAX_NAME_LENGTH } from "@/lib/users/rules";
import { emailSchema, personNameSchema } from "@/lib/users/schema";
import { Identity } from "@/models/identity";
import { Session } from "@/models/session";
import { User } from "@/models/user";

export interface SocialProfile {
  provider: string;
  /** The account's id at the provider. */
  accountId: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
}

/**
 * The id of the user that a social account signs in as, or null if it may not. Known by provider and id; a new one
 * links to the account of its e-mail, or makes one, only where the provider has verified that e-mail.
 */
export async function findSocialUser(profile: SocialProfile): Promise<string | null> {
  await connectDb();
  const { provider, accountId } = profile;
  const identity = await Identity.findOne({ provider, providerAccountId: accountId }).lean();
  if (identity && (await User.exists({ _id: identity.userId }))) return identity.userId.toString();
  const email = emailSchema.safeParse(profile.email);
  if (!profile.isEmailVerified || !email.success) return null;
  const userId = (await takeOverAccount(email.data)) ?? (await createAccount(email.data, profile.name));
  await Identity.updateOne({ provider, providerAccountId: accountId }, { userId }, { upsert: true });
  return userId.toString();
}

/**
 * Makes an existing account the social one's too. Whoever registered it with a password may never have proved that the
 * e-mail is his: then the password and its sessions end here, and a reset by mail brings a password back.
 */
async function takeOverAccount(email: string) {
  const unproved = await User.findOneAndUpdate(
    { email, isEmailVerified: { $ne: true } },
    {
      $unset: { passwordHash: 1, expiresAt: 1 },
      $set: { isEmailVerified: true },
      $inc: { sessionVersion: 1 },
    },
  ).lean();
  if (unproved) await Session.deleteMany({ userId: unproved._id });
  const user = unproved ?? (await User.findOne({ email }).select("_id").lean());
  return user?._id ?? null;
}

async function createAccount(email: string, profileName: string) {
  const name = personNameSchema.safeParse(cleanLine(profileName).slice(0, MAX_NAME_LENGTH));
  try {
    const user = await User.create({
      email,
      isEmailVerified: true,
      name: name.success ? name.data : (email.split("@")[0] ?? email),
    });
    return user._id;
  } catch (error) {
    // Somebody has just registered it with a password.
    const userId = isDuplicateKey(error) && (await takeOverAccount(email));
    if (!userId) throw error;
    return userId;
  }
}
