/** `telling`: a message to its contact is planned; `over`: it was sent, or refused for good. */
export const ALERT_STATES = ["waiting", "telling", "over"] as const;

export const ALERT_CHANNELS = ["mail", "sms"] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];
