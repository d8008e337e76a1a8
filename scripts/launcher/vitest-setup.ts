import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { makeSecrets } from "./secrets.mjs";
import { testEnvironment } from "./test-environment.mjs";

declare module "vitest" {
  interface ProvidedContext {
    mongodbUri: string;
  }
}

// As Next does before it loads anything else: its stores of a request are made of it.
Object.assign(globalThis, { AsyncLocalStorage });

// Runs before each test file: each has a database of its own, so that files may run side by side.
const uri = new URL(inject("mongodbUri"));
uri.pathname = `/test-${randomBytes(6).toString("hex")}`;

Object.assign(process.env, testEnvironment({ port: 3000, mongodbUri: uri.href, secrets: makeSecrets() }));
