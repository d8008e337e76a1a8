import { startChild, readOutput } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { scriptCommand } from "@/scripts/launcher/run-script.mjs";
import { standForAnotherMachine } from "@/tools/stress/another-machine";

/**
 * Starts people who do what a script says, on machines of their own if they are to leave the cores to the shop: what they
 * compute is not its work. They have begun when they first say something; their output ends when they do.
 */
export async function startPeople(script: string, args: (string | number)[], isApart: boolean) {
  const child = startChild({ ...scriptCommand(script, args.map(String)), cwd: ROOT, output: "pipe" });
  if (child.pid !== undefined && isApart) await standForAnotherMachine(child.pid);
  const output = readOutput(child, "stdout");
  const saysSomething = new Promise<void>((resolve) => child.stdout?.once("data", () => resolve()));
  // Whoever ends without a word is not waited for.
  return { child, begun: Promise.race([saysSomething, output]), output };
}

export const lastLineOf = (output: string): string => output.trim().split("\n").at(-1) ?? "";
