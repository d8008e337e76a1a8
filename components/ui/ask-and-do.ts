import { type AlertText, askQuestion, showMessage } from "@/components/ui/alert";

interface Asked {
  question: AlertText | null;
  work: () => Promise<unknown>;
  message: AlertText;
}

/** Asks, does the work, and confirms it. Returns false if the user declines or it fails; the caller shows the error. */
export async function askAndDo({ question, work, message }: Asked): Promise<boolean> {
  if (question && !(await askQuestion(question))) return false;
  try {
    await work();
  } catch {
    return false;
  }
  await showMessage(message);
  return true;
}
