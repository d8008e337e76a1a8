// What several rooms of the desk say alike.

export const CHECKING_ROWS = "Checking each row …";
export const DELIVERY_DAYS_HINT = "From the order to the door, such as 2–3.";
export const FILE_TOO_LARGE = "The file is larger than 5 MB.";
export const UPLOAD_OF_FILE = "Upload of the file";
export const AWAITING_PICTURE = "Waiting for the picture …";
export const GOES_ON = "You can leave this page: the shop goes on by itself.";
export const SEE_CHANGES = "See what changes";
