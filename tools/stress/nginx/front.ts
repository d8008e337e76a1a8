import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded, startChild } from "@/scripts/launcher/child.mjs";
import { LauncherError } from "@/scripts/launcher/failure.mjs";
import { findCommand } from "@/scripts/launcher/find-command.mjs";
import { visit } from "@/tools/stress/call";
import { nginxConfig } from "@/tools/stress/nginx/config";

const ASKED_EVERY_MS = 100;

/** The path of nginx. Throws a sentence where there is none. */
export function requireNginx(): string {
  const nginx = findCommand("nginx");
  if (nginx === null) throw new LauncherError("This is tried behind nginx: apt install nginx");
  return nginx;
}

interface FrontOptions {
  /** An empty folder. */
  home: string;
  /** Where nginx is to listen. */
  port: number;
  /** Where the servers listen, which have started already. */
  upstreams: number[];
}

/** nginx in front of servers, as ops/nginx.conf sets it up. Returns how to end it. */
export async function openFront({ home, port, upstreams }: FrontOptions): Promise<() => Promise<void>> {
  await mkdir(join(home, "cache"));
  await writeFile(join(home, "nginx.conf"), await nginxConfig({ home, port }));
  const lines = upstreams.map((upstream) => `server 127.0.0.1:${upstream};\n`);
  await writeFile(join(home, "upstream.conf"), lines.join(""));
  const paths = ["-p", home, "-c", join(home, "nginx.conf"), "-e", join(home, "nginx.log")];
  const nginx = startChild({ command: requireNginx(), args: [...paths, "-g", "daemon off;"] });
  while ((await visit(port, "/api/health/ready")) !== "200") {
    if (hasEnded(nginx)) throw new LauncherError("nginx did not start.");
    await sleep(ASKED_EVERY_MS);
  }
  return async () => {
    if (hasEnded(nginx)) return;
    const ended = once(nginx, "exit");
    nginx.kill("SIGQUIT");
    await ended;
  };
}
