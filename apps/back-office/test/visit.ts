import { type TestVisit, type TestVisitOptions, testVisit, tokenOf } from '@lender/web/testing';
import { session } from '../app/platform/cookies.server.ts';

export const site = 'https://staff.quincena.example';

/** Returns the token of a member of staff. */
export const staffToken = (claims: object = {}): string => tokenOf({ account_type: 'user', ...claims });

/** Makes a request to this site; with a token, of a user who claims to be signed in. */
export const visit = (
  path: string,
  { token, ...options }: Omit<TestVisitOptions, 'cookie'> & { readonly token?: string } = {},
): TestVisit => testVisit(site + path, { ...options, ...(token && { cookie: `${session.name}=${token}` }) });
