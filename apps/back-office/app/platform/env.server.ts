import { siteEnv } from '@lender/web/env';
import * as z from 'zod/mini';

const shape = z.object({ BORROWER_URL: z._default(z.url(), 'http://localhost:3000') });

export const env = {
  ...siteEnv({ variables: process.env, defaultPort: 3001, publicUrlName: 'BACK_OFFICE_URL' }),
  /** Where borrowers find their site, which staff open from here. */
  borrowerOrigin: new URL(shape.parse(process.env).BORROWER_URL).origin,
};
