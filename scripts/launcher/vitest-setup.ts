import { AsyncLocalStorage } from "node:async_hooks";
import { inject, vi } from "vitest";
import { makeSecrets } from "./secrets.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { testWorker } from "./test-worker.mjs";

declare module "vitest" {
  interface ProvidedContext {
    mongodbUri: string;
  }
}

// Runs before each test file. A worker keeps its process and the packages that it has loaded for the files that follow:
// loading mongoose and the framework anew takes longer than most files' tests. Everything of ours begins anew.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
Reflect.deleteProperty(globalThis, Symbol.for("shop.process-state"));
vi.resetModules();

// As Next does before it loads anything else: its stores of a request are made of it.
Object.assign(globalThis, { AsyncLocalStorage });

const { environment, database } = testWorker;
const uri = new URL(inject("mongodbUri"));
uri.pathname = `/${database}`;

for (const name of Object.keys(process.env))
  if (!(name in environment)) Reflect.deleteProperty(process.env, name);
Object.assign(
  process.env,
  environment,
  testEnvironment({ port: 3000, mongodbUri: uri.href, secrets: makeSecrets() }),
);
