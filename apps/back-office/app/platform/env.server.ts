import { siteEnv } from '@lender/web/env';
import * as z from 'zod/mini';

const shape = z.object({
  BORROWER_URL: z._default(z.url(), 'http://localhost:3000'),
  FIRST_MONTHS_FILE: z.optional(z.string()),
});

const { site, own } = siteEnv({
  variables: process.env,
  defaultPort: 3001,
  publicUrlName: 'BACK_OFFICE_URL',
  own: shape,
});

export const env = {
  ...site,
  /** Address of the borrower site, which staff open from here. */
  borrowerOrigin: new URL(own.BORROWER_URL).origin,
  /** File in which a demonstration keeps how far its lender has lived, while it does. */
  firstMonthsFile: own.FIRST_MONTHS_FILE,
};
