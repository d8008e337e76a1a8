import { listZonedTests } from "./zoned-tests";

/** The tests that "npm test" runs in a second time zone too, one a line: npm run zoned-tests */
console.log(listZonedTests(process.cwd()).join("\n"));
