import { expect, it } from "vitest";
import { toLocalSettings } from "@/tools/bench/load/local-nginx";

const RECOMMENDED = `
upstream shop { server 127.0.0.1:3000; }
proxy_cache_path /var/cache/nginx/shop levels=1:2 keys_zone=shop:10m;
server {
    listen 443 ssl;
    listen [::]:443 ssl;
    server_name shop.example;
    ssl_certificate /etc/ssl/shop.example.pem;
    ssl_certificate_key /etc/ssl/shop.example.key;
}
server { listen 80; return 301 https://$host$request_uri; }
`;

it("listens on this machine alone, without a certificate, and writes into its own folder", () => {
  const options = { shopPort: 4001, port: 4002, redirectPort: 4003, folder: "/tmp/own", isRoot: false };
  const settings = toLocalSettings(RECOMMENDED, options);
  expect(settings.match(/listen [^;]+/g)).toEqual(["listen 127.0.0.1:4002", "listen 127.0.0.1:4003"]);
  expect(settings).toContain("server 127.0.0.1:4001;");
  expect(settings).toContain("proxy_cache_path /tmp/own/cache levels=1:2");
  expect(settings).not.toMatch(/ssl_|\/var\/|user root/);
});
