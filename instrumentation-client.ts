// The content security policy forbids to make code from text, which zod otherwise tries out when it first parses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
