/** What rooms above this one keep in the process: each declares its own slot here, with its type, by `declare module`. */
export interface ProcessSlots {}
