/** One spelling per mailbox: trimmed, lower case. Dots and tags are the mail provider's business, not ours. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
