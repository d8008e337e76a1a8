// @ts-check

/**
 * The environment of a shop under test: complete by itself, so that neither the person's shell nor
 * an .env file reaches it.
 * @param {{ port: number, mongodbUri: string, secrets: import("./secrets.mjs").Secrets }} parts
 */
export function testEnvironment({ port, mongodbUri, secrets }) {
  return {
    PORT: String(port),
    HOSTNAME: "",
    MONGODB_URI: mongodbUri,
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
    JWT_SECRET: secrets.JWT_SECRET,
    ADMIN_EMAILS: "",
    TRUSTED_PROXIES: "0",
    GOOGLE_CLIENT_ID: "",
    GOOGLE_CLIENT_SECRET: "",
    GOOGLE_ISSUER: "http://127.0.0.1:9",
    SMTP_URL: "",
    // Thousands of orders are placed in tests, and few are about what somebody is told.
    ORDER_MAIL: "off",
    MESSAGES_LANGUAGE: "en",
    SMS_GATEWAY: "off",
    TELEGRAM_BOT_TOKEN: "",
    TELEGRAM_CHAT_ID: "",
    RATE_LIMIT_FACTOR: "1",
    METRICS_PORT: "",
    // The shops of tests are small, and nearly all who order are new.
    NEWCOMER_SHARE_PERCENT: "100",
    LOG_REQUESTS: "on",
    NEXT_EXTRAS: "on",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
