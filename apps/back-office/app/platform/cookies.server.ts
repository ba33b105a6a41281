import { sessionCookie } from '@lender/web/session';

/** Cookie with the API token of a member of staff; the borrower site's has another name. */
export const session = sessionCookie({ name: '__Host-back-office' });
