import { sessionCookie } from '@lender/web/session';

const halfDaySeconds = 12 * 60 * 60;

/** Carries a staff member's token of the API; the borrower site has a cookie of another name. */
export const session = sessionCookie({ name: '__Host-back-office', maxAgeSeconds: halfDaySeconds });
