// @ts-check
import autocannon from "autocannon";

// autocannon in a process of its own, which its command line would be if that could be ended before its time:
// node autocannon.mjs '{"url":[…],"connections":…,"duration":…}'
const options = JSON.parse(process.argv[2] ?? "{}");

const instance = autocannon(options, (error, result) => {
  if (error) throw error;
  console.log(JSON.stringify(result));
});
process.once("SIGINT", () => instance.stop());
