import "server-only";
import { connectDb, isDuplicateKey } from "@/lib/platform/database/db";
import { cleanLine } from "@/lib/platform/text/text";
import { MAX_NAME_LENGTH, nameFromEmail } from "@/lib/accounts/users/rules";
import { promoteNamedAdmin } from "@/lib/accounts/users/set-role";
import { emailSchema, personNameSchema } from "@/lib/accounts/users/schema";
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
  const owner = { email: email.data, name: nameOf(profile) };
  const userId = (await linkAccount(owner)) ?? (await createAccount(owner));
  await Identity.updateOne({ provider, providerAccountId: accountId }, { userId }, { upsert: true });
  return userId.toString();
}

interface Owner {
  email: string;
  /** The provider's name for them, if it can be a name of ours. */
  name: string | null;
}

function nameOf(profile: SocialProfile): string | null {
  return personNameSchema.safeParse(cleanLine(profile.name).slice(0, MAX_NAME_LENGTH)).data ?? null;
}

/**
 * Makes an existing account the social one's too. If nobody has proved its e-mail yet, a stranger may have registered
 * it: then the password, its sessions and the name that they chose end here, and a reset by mail brings a password
 * back.
 */
async function linkAccount({ email, name }: Owner) {
  const unverified = await User.findOneAndUpdate(
    { email, isEmailVerified: { $ne: true } },
    {
      $unset: { passwordHash: 1, expiresAt: 1 },
      $set: { isEmailVerified: true, ...(name && { name }) },
      $inc: { sessionVersion: 1 },
    },
  ).lean();
  if (unverified) {
    await Session.deleteMany({ userId: unverified._id });
    await promoteNamedAdmin(email);
  }
  const user = unverified ?? (await User.findOne({ email }).select("_id").lean());
  return user?._id ?? null;
}

async function createAccount(owner: Owner) {
  const { email, name } = owner;
  try {
    const user = await User.create({
      email,
      isEmailVerified: true,
      name: name ?? nameFromEmail(email),
    });
    await promoteNamedAdmin(email);
    return user._id;
  } catch (error) {
    // Somebody has just registered it with a password.
    const userId = isDuplicateKey(error) && (await linkAccount(owner));
    if (!userId) throw error;
    return userId;
  }
}
