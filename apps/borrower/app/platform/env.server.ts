import * as z from 'zod/mini';

const shape = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  BORROWER_URL: z.optional(z.url()),
  SANDBOX: z.optional(z.string()),
  SITE_KEY: z.optional(z.base64()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
});

/** What this program is told by its surroundings. */
export interface Env {
  readonly production: boolean;
  readonly port: number;
  /** Origin of the lending API, without a trailing slash. */
  readonly apiUrl: string;
  /** Where visitors find the site, without a trailing slash. */
  readonly publicOrigin: string;
  /** Whether admins and holders of the QA cookie may skip the flow. */
  readonly sandboxAllowed: boolean;
  readonly trustedProxies: readonly string[];
  /** Signs the visitor's address for the API; without it all visitors share the API's limits. */
  readonly siteKey: string | undefined;
}

/** @throws when a variable is there and says nothing that can be used. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const { NODE_ENV, PORT, API_URL, BORROWER_URL, SANDBOX, SITE_KEY, TRUSTED_PROXIES } = shape.parse(variables);
  return {
    production: NODE_ENV === 'production',
    port: PORT,
    apiUrl: new URL(API_URL).origin,
    publicOrigin: new URL(BORROWER_URL ?? `http://localhost:${PORT}`).origin,
    sandboxAllowed: SANDBOX === '1',
    siteKey: SITE_KEY,
    trustedProxies: TRUSTED_PROXIES.split(',').filter((address) => address !== ''),
  };
}

export const env = readEnv(process.env);
