import "server-only";
import type { Channel, Delivery, Outgoing } from "@/lib/messages/channels/channel";
import { smsChannel } from "@/lib/messages/channels/configured";
import {
  CODE_TTL_MS,
  createPhoneCode,
  digestPhoneCode,
  type SentCode,
} from "@/lib/messages/phone-proof/phone-code";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { getMessageVariables } from "@/lib/messages/variables";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { hasAttemptsLeft, type RateRule, reserve } from "@/lib/platform/http/rate-limit";
import { logError } from "@/lib/platform/log";
import { DAY_SECONDS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { isUnusualPhone } from "@/lib/platform/text/phone";
import { brandFacts } from "@/lib/shop-facts";
import { PhoneProof } from "@/models/phone-proof";
import { User } from "@/models/user";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { Language } from "@/lib/words/constants";

/** Nobody's phone is filled with codes that they have not asked for. */
const CODES_OF_NUMBER: RateRule = { name: "phone-codes", points: 3, windowSeconds: DAY_SECONDS };
const CODES_OF_ACCOUNT: RateRule = { name: "phone-codes-of-account", points: 6, windowSeconds: DAY_SECONDS };

const noSms = (): string =>
  `We can't send an SMS to this number. Please order without a code. We'll call you, or you can call us at ${brandFacts().phone}.`;

/** Whether a code can be sent to this phone now, and would prove an account. */
export async function canProvePhone(phone: string): Promise<boolean> {
  if (!smsChannel() || isUnusualPhone(phone)) return false;
  const [isLeft, isTaken] = await Promise.all([
    hasAttemptsLeft(CODES_OF_NUMBER, phone),
    User.exists({ provedPhone: phone }),
  ]);
  return isLeft && !isTaken;
}

interface SendPhoneCodeOptions {
  user: UserDto;
  phone: string;
  /** Of the page that asks; otherwise the account's. */
  language?: Language | undefined;
}

/**
 * Sends six digits to a phone, with which this account proves that it is theirs. A code that was sent before is worth
 * nothing from then on. Throws INVALID_FIELDS where no SMS can be sent there, TOO_MANY_REQUESTS, and UNAVAILABLE where the
 * gateway does not take it.
 */
export async function sendPhoneCode({ user, phone, language }: SendPhoneCodeOptions): Promise<void> {
  const channel = smsChannel();
  if (!channel || isUnusualPhone(phone)) throw new AppError("INVALID_FIELDS", { fields: { phone: noSms() } });
  const refund = await reserve([
    { rule: CODES_OF_NUMBER, key: phone },
    { rule: CODES_OF_ACCOUNT, key: user._id },
  ]);
  const code = createPhoneCode();
  const keep = async () => await keepPhoneCode({ userId: user._id, phone, code });
  // If two first codes of the account meet, the insert of one fails: it tries again.
  const proof = (await unlessDuplicate(keep())) ?? (await keep());
  const text = TEXTS[language ?? (await languageOf(user))].phoneCode(code, CODE_TTL_MS / MINUTE_MS);
  const id = `${proof._id.toString()}:${proof.updatedAt.getTime()}`;
  const outcome = await handOver(channel, { id, to: phone, text });
  if (outcome === "sent") return;
  // After any other failure an SMS may go out all the same.
  if (outcome === "dead") await refund();
  throw new AppError("UNAVAILABLE", { message: noSms() });
}

async function languageOf({ _id }: UserDto): Promise<Language> {
  const account = await User.findById(_id).select("language").lean();
  return account?.language ?? getMessageVariables().MESSAGES_LANGUAGE;
}

async function keepPhoneCode({ userId, phone, code }: SentCode) {
  return await PhoneProof.findOneAndUpdate(
    { userId },
    {
      phone,
      codeDigest: digestPhoneCode({ userId, phone, code }),
      tries: 0,
      expiresAt: new Date(Date.now() + CODE_TTL_MS),
    },
    { upsert: true, returnDocument: "after" },
  ).lean();
}

/** Hands the SMS to the gateway. If that does not answer, it counts as not taken. */
async function handOver(channel: Channel, message: Outgoing): Promise<Delivery["outcome"]> {
  try {
    return (await channel.send(message)).outcome;
  } catch (error) {
    logError("a phone code was not taken", { error });
    return "retry";
  }
}
