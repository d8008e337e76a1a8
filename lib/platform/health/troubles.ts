import "server-only";
import { logError } from "@/lib/platform/log";
import { Trouble } from "@/models/trouble";

/** What is told at the desk, in the log and by message until it is over. */
type TroubleName = "disk" | "drill" | "untold";

/** Notes a trouble with its words of now; it is logged when it begins. */
export async function noteTrouble(name: TroubleName, words: string, forgetAt?: Date): Promise<void> {
  const known = await Trouble.findOneAndUpdate(
    { _id: name },
    {
      $set: { words, ...(forgetAt && { forgetAt }) },
      $setOnInsert: { since: new Date() },
    },
    { upsert: true },
  ).lean();
  if (known?.words !== words) logError(words, { trouble: name });
}

export async function endTrouble(name: TroubleName): Promise<void> {
  await Trouble.deleteOne({ _id: name });
}

interface KnownTrouble {
  name: string;
  words: string;
}

/** What somebody should look at now, the oldest first. */
export async function listTroubles(): Promise<KnownTrouble[]> {
  const troubles = await Trouble.find().sort({ since: 1 }).lean();
  return troubles.map(({ _id, words }) => ({ name: _id, words }));
}
