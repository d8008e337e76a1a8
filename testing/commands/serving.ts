import { expect } from "vitest";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import type { CommandRun } from "@/testing/commands/command-tests";
import type { CommandOptions, Running } from "@/testing/commands/start-command";

/** The variables of a person's shell: none is set. */
export const NOTHING_SET = { MONGODB_URI: "", NEXTAUTH_URL: "", LOG_REQUESTS: "" };

interface Serving extends Running {
  address: string;
}

/** Starts a command that serves the shop, at a port of its own, and waits until it says that the shop is open. */
export async function serve(
  start: CommandRun["start"],
  { env, ...options }: CommandOptions = {},
): Promise<Serving> {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const running = start({ ...options, env: { NEXTAUTH_URL: address, ...env, PORT: String(port) } });
  await running.says("The shop is open");
  return { ...running, address };
}

/** Asks for one page as a proxy in front does; the page must be there. */
export async function visit({ address }: Serving, path = "/"): Promise<{ html: string; headers: Headers }> {
  const response = await fetch(`${address}${path}`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect(response.status, path).toBe(200);
  return { html: await response.text(), headers: response.headers };
}

/** Ends the command as Ctrl-C does; expects that it ends well and nothing answers at its address. */
export async function close(serving: Serving, name: NodeJS.Signals = "SIGINT"): Promise<void> {
  serving.signal(name);
  expect(await serving.ended).toMatchObject({ code: 0 });
  await expect(fetch(serving.address)).rejects.toThrow();
}
