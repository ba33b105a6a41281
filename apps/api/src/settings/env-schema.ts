import { isStaffRole, STAFF_ROLES } from '@lender/lending';
import { addressList, wholeNumber } from '@lender/settings';
import * as z from 'zod/mini';
import { DATABASE_ENGINES } from './engines.data.ts';
import { limitChanges } from './limit-changes.ts';
import { providerEnvSchema } from './providers.ts';

const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (on) => (on ? '1' : '0'),
});

const namesRoles = (text: string) => ['all', 'none'].includes(text) || text.split(',').every(isStaffRole);
const secondFactorRoles = z.codec(
  z.string().check(z.refine(namesRoles, 'roles with commas in between, all or none')),
  z.array(z.enum(STAFF_ROLES)),
  {
    decode: (text) => (text === 'all' ? [...STAFF_ROLES] : text.split(',').filter(isStaffRole)),
    encode: (named) => named.join(',') || 'none',
  },
);

const port = wholeNumber(0, 65_535);
const databaseUrl = z.string().check(z.regex(/^postgres(?:ql)?:\/\//, 'the address of a PostgreSQL database'));
const share = z.codec(
  z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'a share from 0 to 1')),
  z.number(),
  { decode: Number, encode: String },
);

/** Settings of the server itself, by their names. */
export const envSchema = z.object({
  DATABASE_URL: databaseUrl,
  /** Login of the owner of the tables, for migrations, where the server signs in as another role. */
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  /** Streaming replica of the database, for reports and files. */
  DATABASE_REPLICA_URL: z.optional(databaseUrl),
  /** Kind of database, by which the queue does without features that it lacks; only `postgres` was run. */
  DATABASE_ENGINE: z._default(z.enum(DATABASE_ENGINES), 'postgres'),
  /** True when a server brings the database to its schema itself; otherwise it refuses to start on an older one. */
  MIGRATE_ON_START: z._default(flag, true),
  /** Number of connections for requests and jobs; each process has as many of its own. */
  DATABASE_POOL: z._default(wholeNumber(1, 500), 16),
  /** Number of connections for counters, the queue and everything that must not wait for a transaction. */
  DATABASE_SIDE_POOL: z._default(wholeNumber(2, 100), 4),
  /** True when sessions keep the plans of frequent statements: not through a pooler that does not support them. */
  DATABASE_KEEPS_PLANS: z._default(flag, true),
  /** Longest time that a statement may take, in milliseconds. */
  STATEMENT_TIMEOUT_MS: z._default(wholeNumber(100, 600_000), 5_000),
  SIDE_STATEMENT_TIMEOUT_MS: z._default(wholeNumber(100, 600_000), 30_000),
  KEYS_FILE: z.string().check(z.minLength(1)),
  /** Folder of encrypted documents, unless there is a bucket for them. */
  DATA_DIR: z.string().check(z.minLength(1)),
  /** Name of a bucket for documents, of S3 or a store that speaks its protocol. */
  DOCUMENTS_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'))),
  /** Address of the document store, unless it is Amazon's. */
  DOCUMENTS_ENDPOINT: z.optional(z.url()),
  DOCUMENTS_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  /** True when the store expects the bucket in the path instead of the host. */
  DOCUMENTS_PATH_STYLE: z._default(flag, false),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 4000),
  /** Addresses of the proxies in front; no other host is believed about where a request comes from. */
  TRUSTED_PROXIES: z._default(addressList, []),
  /** Limits that depend on how many borrowers a lender has, when they differ from what the modules declare. */
  RATE_LIMITS: z._default(limitChanges, {}),
  /** Port on which this process reports its health to monitoring; none where it is not set. */
  OPS_PORT: z.optional(port),
  OPS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** Address to which traces are sent; none are made where it is not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string().check(z.regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/, 'name=value'))),
  OTEL_SERVICE_NAME: z._default(z.string().check(z.minLength(1)), 'lender-api'),
  /** Share of the requests and jobs not traced by a caller that is traced. */
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
  ROLE: z._default(z.enum(['http', 'worker', 'all']), 'all'),
  /** Shows the product with invented people: allows the settings of a demonstration in production. */
  DEMONSTRATION: z._default(flag, false),
  SANDBOX: z._default(flag, false),
  /** Address of the borrower site, so that others can lead borrowers back to it. */
  BORROWER_URL: providerEnvSchema.shape.BORROWER_URL,
  /** Address of the staff site, to which an invitation leads. */
  BACK_OFFICE_URL: z._default(z.url(), 'http://localhost:3001'),
  /** Time for which an unused session of staff stays open: longer than the interval at which its use is recorded. */
  STAFF_IDLE_MINUTES: z._default(wholeNumber(5, 60), 15),
  PASSWORD_POLICY: z._default(z.enum(['hardened', 'spec']), 'hardened'),
  CODE_POLICY: z._default(z.enum(['spec', 'hardened']), 'spec'),
  /** Number of digits of a code by SMS, when it differs from the policy's. */
  SMS_CODE_DIGITS: z.optional(
    z.codec(z.string().check(z.regex(/^[3-8]$/)), z.int(), { decode: Number, encode: String }),
  ),
  /** Roles whose sign-in needs a second factor: roles, `all` or `none`. All by default, but none in the sandbox. */
  SECOND_FACTOR_ROLES: z.optional(secondFactorRoles),
  /** Refuses photos last changed more than 120 seconds ago. */
  UPLOAD_AGE_RULE: z._default(flag, false),
  /**
   * Seconds for which a page waits until the data of an identification was read from its photo; 0 while no reader is in
   * use.
   */
  ID_DOCUMENT_AUTOCOMPLETE_SECONDS: z._default(
    z.codec(z.string().check(z.regex(/^\d{1,3}$/)), z.int(), { decode: Number, encode: String }),
    0,
  ),
  /** The lender's copy of the postal catalogue of Correos de México, as text. */
  POSTAL_CODES_FILE: z.optional(z.string().check(z.minLength(1))),
  DEMO_OPERATOR_EMAIL: z.optional(z.email()),
  /** The part after the `@` of the demo's accounts, one for each role. */
  DEMO_STAFF_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/))),
  /** Lets webhooks go to this machine and private networks, and without TLS: for development only. */
  WEBHOOKS_INSIDE: z._default(flag, false),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});
