import { siteEnv } from '@lender/web/env';

export const env = siteEnv({ variables: process.env, defaultPort: 3001, publicUrlName: 'BACK_OFFICE_URL' });
