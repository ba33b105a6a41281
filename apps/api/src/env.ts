import { isStaffRole, STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { describeProblems } from './settings/describe-problems.ts';
import { type Keys, readKeys } from './settings/keys.ts';
import { port } from './settings/port.ts';
import { type ProviderSettings, providerEnvSchema, providerSettings } from './settings/providers.ts';

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

const databaseUrl = z.string().check(z.regex(/^postgres(?:ql)?:\/\//));

const envSchema = z.object({
  DATABASE_URL: databaseUrl,
  /** The owner of the tables, for migrations, where the server signs in as somebody else. */
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  /** Whether a server brings the database to its schema itself; otherwise it refuses to start on an older one. */
  MIGRATE_ON_START: z._default(flag, true),
  KEYS_FILE: z.string().check(z.minLength(1)),
  /** Where encrypted documents are kept. */
  DATA_DIR: z.string().check(z.minLength(1)),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 4000),
  ROLE: z._default(z.enum(['http', 'worker', 'all']), 'all'),
  SANDBOX: z._default(flag, false),
  /** Where borrowers find the site, so that others can lead them back to it. */
  BORROWER_URL: providerEnvSchema.shape.BORROWER_URL,
  /** Where the staff find their site, to which an invitation leads. */
  BACK_OFFICE_URL: z._default(z.url(), 'http://localhost:3001'),
  PASSWORD_POLICY: z._default(z.enum(['hardened', 'spec']), 'hardened'),
  CODE_POLICY: z._default(z.enum(['spec', 'hardened']), 'spec'),
  /** Digits of a code by SMS, where they shall differ from the policy's. */
  SMS_CODE_DIGITS: z.optional(
    z.codec(z.string().check(z.regex(/^[3-8]$/)), z.int(), { decode: Number, encode: String }),
  ),
  /** Whose sign-in needs a second factor: roles, `all` or `none`. Everybody's, but in the sandbox nobody's. */
  SECOND_FACTOR_ROLES: z.optional(secondFactorRoles),
  /** Refuse photos last changed more than 120 seconds ago. */
  UPLOAD_AGE_RULE: z._default(flag, false),
  /** Seconds for which a page waits until the data of an identification was read from its photo; 0 while nobody reads it. */
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

export type Env = z.output<typeof envSchema> & { readonly keys: Keys; readonly providers: ProviderSettings };

/** What a program needs that works on the database and nothing else. */
export type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;

/** As `readEnv`, of what names the database: migrating takes no keys. */
export function readDatabaseEnv(source: NodeJS.ProcessEnv = process.env): DatabaseEnv {
  const parsed = z.safeParse(z.pick(envSchema, { DATABASE_URL: true, DATABASE_OWNER_URL: true }), source);
  if (!parsed.success) throw new Error(`Environment: ${describeProblems(parsed.error)}`);
  return parsed.data;
}

/** Reads and checks the environment once; a missing or wrong setting stops the program with its name. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = z.safeParse(z.extend(envSchema, providerEnvSchema.shape), source);
  if (!parsed.success) throw new Error(`Environment: ${describeProblems(parsed.error)}`);
  const keys = readKeys(parsed.data.KEYS_FILE);
  return { ...z.parse(envSchema, source), keys, providers: providerSettings(parsed.data, keys) };
}
