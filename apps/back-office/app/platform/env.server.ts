import * as z from 'zod/mini';

const shape = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3001),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  BACK_OFFICE_URL: z.optional(z.url()),
  SITE_KEY: z.optional(z.base64()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
});

/** What this program is told by its surroundings. */
export interface Env {
  readonly production: boolean;
  readonly port: number;
  /** Origin of the lending API, without a trailing slash. */
  readonly apiUrl: string;
  /** Where staff find the site, without a trailing slash. */
  readonly publicOrigin: string;
  readonly trustedProxies: readonly string[];
  /** Signs the visitor's address for the API; without it all visitors share the API's limits. */
  readonly siteKey: string | undefined;
}

/** @throws when a variable is there and says nothing that can be used. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const { NODE_ENV, PORT, API_URL, BACK_OFFICE_URL, SITE_KEY, TRUSTED_PROXIES } = shape.parse(variables);
  return {
    production: NODE_ENV === 'production',
    port: PORT,
    apiUrl: new URL(API_URL).origin,
    publicOrigin: new URL(BACK_OFFICE_URL ?? `http://localhost:${PORT}`).origin,
    siteKey: SITE_KEY,
    trustedProxies: TRUSTED_PROXIES.split(',').filter((address) => address !== ''),
  };
}

export const env = readEnv(process.env);
