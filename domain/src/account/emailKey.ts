/**
 * An address as it is compared: the sign-in service keeps it in lower case, people type it as they like.
 * Unlike `mailboxOf` it leaves tags and dots alone: whose mail it is, only the address that was confirmed says.
 */
export const emailKey = (address: string): string => address.trim().toLowerCase();
