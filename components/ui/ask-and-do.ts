import { type AlertText, askQuestion, showMessage } from "@/components/ui/alert";

interface Asked {
  question: AlertText | null;
  work: () => Promise<unknown>;
  message: AlertText;
}

/** Asks, does it, and says that it is done. What goes wrong is told beside the button; false then, and if it is declined. */
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
