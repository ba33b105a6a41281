import { type ErrorReportSettings, errorReportSettings, errorReportVariables } from '@lender/error-reports';
import * as z from 'zod/mini';

const shape = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  PUBLIC_URL: z.optional(z.url()),
  SITE_KEY: z.optional(z.base64()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  ...errorReportVariables.shape,
});

/** What the program of a site is told by its surroundings. */
export interface SiteEnv {
  readonly production: boolean;
  /** The address to listen on; the machine's own unless it is told otherwise, since a proxy stands in front. */
  readonly host: string;
  readonly port: number;
  /** Origin of the lending API, without a trailing slash. */
  readonly apiUrl: string;
  /** Where visitors find the site, without a trailing slash. */
  readonly publicOrigin: string;
  /** Addresses of the proxies in front, whose word on the visitor's address is believed. */
  readonly trustedProxies: readonly string[];
  /** Signs the visitor's address for the API; without it all visitors share the API's limits. */
  readonly siteKey: string | undefined;
  /** Where errors are reported to besides the log. */
  readonly errorReports: ErrorReportSettings | undefined;
}

export interface SiteEnvOptions {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where the site listens unless `PORT` says otherwise. */
  readonly defaultPort: number;
  /** The variable that names the site's public address. */
  readonly publicUrlName: string;
}

/**
 * Reads the environment that every site has.
 *
 * @throws when a variable is there and says nothing that can be used.
 * @example
 * siteEnv({ variables: process.env, defaultPort: 3000, publicUrlName: 'BORROWER_URL' })
 */
export function siteEnv({ variables, defaultPort, publicUrlName }: SiteEnvOptions): SiteEnv {
  const read = shape.parse({ ...variables, PUBLIC_URL: variables[publicUrlName] });
  const port = read.PORT ?? defaultPort;
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port,
    apiUrl: new URL(read.API_URL).origin,
    publicOrigin: new URL(read.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    trustedProxies: read.TRUSTED_PROXIES.split(',').filter((address) => address !== ''),
    siteKey: read.SITE_KEY,
    errorReports: errorReportSettings(read),
  };
}
