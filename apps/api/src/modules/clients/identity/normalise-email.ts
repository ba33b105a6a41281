/** Returns one spelling per mailbox: trimmed, lower case. Dots and tags are left to the mail provider. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
