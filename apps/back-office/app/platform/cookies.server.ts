import { sessionCookie } from '@lender/web/session';

/** Carries a staff member's token of the API; the borrower site has a cookie of another name. */
export const session = sessionCookie({ name: '__Host-back-office' });
