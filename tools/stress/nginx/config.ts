import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { findFreePort } from "@/scripts/launcher/port.mjs";

interface ConfigOptions {
  /** The folder of the machine. */
  home: string;
  /** Where nginx is to listen. */
  port: number;
}

/** Who calls tells their own address, as a load balancer in front of nginx would. */
const REAL_ADDRESS = "set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n";

/**
 * ops/nginx.conf as a whole configuration, with a machine's folder and port in it, without https, and with limits that one
 * client address does not reach. Throws where the file no longer has a line that is to be another one.
 */
export async function nginxConfig({ home, port }: ConfigOptions): Promise<string> {
  const lines: [line: RegExp, other: string][] = [
    [/include \S+;/, `include ${home}/upstream.conf;`],
    [/proxy_cache_path \S+/, `proxy_cache_path ${home}/cache`],
    [/access_log \S+ combined if=\S+;/, ""],
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/listen 80;/, `listen 127.0.0.1:${await findFreePort()};`],
    [/ssl_certificate \S+;/, ""],
    [/ssl_certificate_key \S+;/, ""],
    [/rate=4r/, "rate=99999r"],
    [/rate=100r/, "rate=99999r"],
    [/limit_conn shop_connections 200;/, "limit_conn shop_connections 9999;"],
  ];
  let config = await readFile(join(ROOT, "ops/nginx.conf"), "utf8");
  for (const [line, other] of lines) {
    if (!line.test(config)) throw new Error(`ops/nginx.conf has no ${line}`);
    config = config.replace(line, other);
  }
  return `user root;
pid ${home}/nginx.pid;
worker_processes 2;
worker_rlimit_nofile 20000;
events {
  worker_connections 8192;
}
http {
access_log off;
client_body_temp_path ${home}/body;
proxy_temp_path ${home}/proxy;
fastcgi_temp_path ${home}/fastcgi;
uwsgi_temp_path ${home}/uwsgi;
scgi_temp_path ${home}/scgi;
${REAL_ADDRESS}${config}}
`;
}
