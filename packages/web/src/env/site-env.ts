import { type ErrorReportSettings, errorReportSettings, errorReportVariables } from '@lender/error-reports';
import { addressList, readSettings, type Variables, wholeNumber } from '@lender/settings';
import * as z from 'zod/mini';

/** Settings of every site. The address at which visitors reach it has a name of its own in each. */
export const siteShape = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z.optional(wholeNumber(0, 65_535)),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  SITE_KEY: z.optional(z.base64()),
  TRUSTED_PROXIES: z._default(addressList, []),
  ...errorReportVariables.shape,
});

/** Settings that the program of a site reads from the environment. */
export interface SiteEnv {
  readonly production: boolean;
  /** Address to listen on; by default the machine's own, since a proxy is in front. */
  readonly host: string;
  readonly port: number;
  /** Origin of the lending API, without a trailing slash. */
  readonly apiUrl: string;
  /** Address at which visitors reach the site, without a trailing slash. */
  readonly publicOrigin: string;
  /** Addresses of the proxies in front, which are trusted to give the visitor's address. */
  readonly trustedProxies: readonly string[];
  /** Key that signs the visitor's address for the API; without it all visitors share the API's limits. */
  readonly siteKey: string | undefined;
  /** Service that gets error reports besides the log. */
  readonly errorReports: ErrorReportSettings | undefined;
}

export interface SiteEnvOptions<Shape extends z.ZodMiniObject> {
  readonly variables: Variables;
  /** Port on which the site listens unless `PORT` sets another. */
  readonly defaultPort: number;
  /** Name of the variable that holds the site's public address. */
  readonly publicUrlName: string;
  /** Further settings of this site. */
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
