import { type SiteEnv, siteEnv } from '@lender/web/env';

/** What this program is told by its surroundings. */
export interface Env extends SiteEnv {
  /** Whether staff and holders of the QA cookie may skip the flow. */
  readonly sandboxAllowed: boolean;
}

/** @throws when a variable is there and says nothing that can be used. */
export const readEnv = (variables: Readonly<Record<string, string | undefined>>): Env => ({
  ...siteEnv({ variables, defaultPort: 3000, publicUrlName: 'BORROWER_URL' }),
  sandboxAllowed: variables.SANDBOX === '1',
});

export const env = readEnv(process.env);
