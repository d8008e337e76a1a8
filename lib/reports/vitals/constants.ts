/** The pages whose visits are counted together; none of them tells what somebody looked at. */
export const VISITED_PAGES = ["home", "category", "product", "information", "sign-in", "dashboard"] as const;

export type VisitedPage = (typeof VISITED_PAGES)[number];

export const DEVICES = ["phone", "computer"] as const;

export type Device = (typeof DEVICES)[number];
