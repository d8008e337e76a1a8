export const LOOK_THEN_PAY = "পার্সেল দেখে তারপর টাকা দিন।";
