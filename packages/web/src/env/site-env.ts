import { type ErrorReportSettings, errorReportSettings, errorReportVariables } from '@lender/error-reports';
import { addressList, readSettings, type Variables, wholeNumber } from '@lender/settings';
import * as z from 'zod/mini';

/** What every site is told. Where visitors find it has a name of its own in each. */
export const siteShape = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z.optional(wholeNumber(0, 65_535)),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  SITE_KEY: z.optional(z.base64()),
  TRUSTED_PROXIES: z._default(addressList, []),
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

export interface SiteEnvOptions<Shape extends z.ZodMiniObject> {
  readonly variables: Variables;
  /** Where the site listens unless `PORT` says otherwise. */
  readonly defaultPort: number;
  /** The variable that names the site's public address. */
  readonly publicUrlName: string;
  /** What this site is told besides. */
  readonly own: Shape;
}

/**
 * Reads the environment of a site: what every site has, and its own.
 *
 * @throws SettingsProblem naming every variable that says nothing that can be used.
 * @example
 * siteEnv({ variables: process.env, defaultPort: 3000, publicUrlName: 'BORROWER_URL', own: z.object({}) }).site.port // → 3000
 */
export function siteEnv<Shape extends z.ZodMiniObject>({
  variables,
  defaultPort,
  publicUrlName,
  own,
}: SiteEnvOptions<Shape>): { readonly site: SiteEnv; readonly own: z.output<Shape>; readonly variables: Variables } {
  const shape = z.extend(siteShape, { ...own.shape, [publicUrlName]: z.optional(z.url()) });
  const found = readSettings(shape, variables);
  const read = z.parse(siteShape, found.variables);
  const publicUrl = found.variables[publicUrlName];
  const port = read.PORT ?? defaultPort;
  const site = {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port,
    apiUrl: new URL(read.API_URL).origin,
    publicOrigin: new URL(publicUrl ?? `http://localhost:${port}`).origin,
    trustedProxies: read.TRUSTED_PROXIES,
    siteKey: read.SITE_KEY,
    errorReports: errorReportSettings(read),
  };
  return { site, own: z.parse(own, found.variables), variables: found.variables };
}
