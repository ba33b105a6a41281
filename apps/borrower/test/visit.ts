import { type TestVisit, type TestVisitOptions, testVisit, tokenOf } from '@lender/web/testing';
import { session } from '../app/platform/cookies.server.ts';

const site = 'https://quincena.example';

/** Returns a request of this site; with an account type, its token claims that type, without a valid signature. */
export const visit = (
  path: string,
  { account, ...options }: Omit<TestVisitOptions, 'cookie'> & { readonly account?: 'client' | 'user' } = {},
): TestVisit =>
  testVisit(site + path, {
    ...options,
    ...(account && { cookie: `${session.name}=${tokenOf({ account_type: account })}` }),
  });
