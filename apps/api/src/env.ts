import { readFileSync } from 'node:fs';
import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';

const key32 = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'base64 of 32 bytes'));

/** Secrets, made once by `start` and kept outside the repository and the data folder. */
const keysSchema = z.object({
  /** Signs tokens. */
  tokenKey: key32,
  /** Makes keyed hashes for exact look-up. */
  searchKey: key32,
  /** Encrypts at rest, by key id. */
  encryptionKeys: z.record(z.string().check(z.regex(/^[a-z0-9]{1,16}$/)), key32),
  currentEncryptionKey: z.string(),
  /** Signs what our sites say about their visitors. */
  siteKey: key32,
  webhookPassword: z.string().check(z.minLength(16)),
  providerKey: z.string().check(z.minLength(16)),
  demoOperatorPassword: z.optional(z.string().check(z.minLength(8))),
  /** By role. */
  demoStaffPasswords: z.optional(z.partialRecord(z.enum(STAFF_ROLES), z.string().check(z.minLength(8)))),
});

export type Keys = z.output<typeof keysSchema>;

const port = z.codec(z.string().check(z.regex(/^\d{1,5}$/)), z.int().check(z.maximum(65_535)), {
  decode: Number,
  encode: String,
});
const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (on) => (on ? '1' : '0'),
});

const databaseUrl = z.string().check(z.regex(/^postgres(?:ql)?:\/\//));

const envSchema = z.object({
  DATABASE_URL: databaseUrl,
  /** The owner of the tables, for migrations, where the server signs in as somebody else. */
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  KEYS_FILE: z.string().check(z.minLength(1)),
  /** Where encrypted documents are kept. */
  DATA_DIR: z.string().check(z.minLength(1)),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 4000),
  ROLE: z._default(z.enum(['http', 'worker', 'all']), 'all'),
  SANDBOX: z._default(flag, false),
  PASSWORD_POLICY: z._default(z.enum(['hardened', 'spec']), 'hardened'),
  CODE_POLICY: z._default(z.enum(['spec', 'hardened']), 'spec'),
  /** Digits of a code by SMS, where they shall differ from the policy's. */
  SMS_CODE_DIGITS: z.optional(
    z.codec(z.string().check(z.regex(/^[3-8]$/)), z.int(), { decode: Number, encode: String }),
  ),
  /** Refuse photos last changed more than 120 seconds ago. */
  UPLOAD_AGE_RULE: z._default(flag, false),
  /** Seconds for which a page waits until the data of an identification was read from its photo; 0 while nobody reads it. */
  ID_DOCUMENT_AUTOCOMPLETE_SECONDS: z._default(
    z.codec(z.string().check(z.regex(/^\d{1,3}$/)), z.int(), { decode: Number, encode: String }),
    0,
  ),
  /** The lender's copy of the postal catalogue of Correos de México, as text. */
  POSTAL_CODES_FILE: z.optional(z.string().check(z.minLength(1))),
  SIMULATORS_URL: z._default(z.url(), 'http://127.0.0.1:4100'),
  SMS_URL: z.optional(z.url()),
  EMAIL_URL: z.optional(z.url()),
  OPENPAY_URL: z.optional(z.url()),
  /** Our name at OpenPay. The default is one that the simulators take, as they take any. */
  OPENPAY_MERCHANT_ID: z._default(z.string().check(z.regex(/^[a-z0-9]{1,45}$/)), 'mquincena0000000000'),
  CEP_URL: z.optional(z.url()),
  DEMO_OPERATOR_EMAIL: z.optional(z.email()),
  /** The part after the `@` of the demo's accounts, one for each role. */
  DEMO_STAFF_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

export type Env = Omit<z.output<typeof envSchema>, 'SMS_URL' | 'EMAIL_URL' | 'OPENPAY_URL' | 'CEP_URL'> & {
  readonly SMS_URL: string;
  readonly EMAIL_URL: string;
  readonly OPENPAY_URL: string;
  readonly CEP_URL: string;
  readonly keys: Keys;
};

/** Reads and checks the environment once; a missing or wrong setting stops the program with its name. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = z.safeParse(envSchema, source);
  if (!parsed.success) throw new Error(`Environment: ${describe(parsed.error)}`);
  const env = parsed.data;
  return {
    ...env,
    SMS_URL: env.SMS_URL ?? env.SIMULATORS_URL,
    EMAIL_URL: env.EMAIL_URL ?? env.SIMULATORS_URL,
    OPENPAY_URL: env.OPENPAY_URL ?? `${env.SIMULATORS_URL}/openpay`,
    CEP_URL: env.CEP_URL ?? `${env.SIMULATORS_URL}/cep`,
    keys: readKeys(env.KEYS_FILE),
  };
}

function readKeys(path: string): Keys {
  const parsed = z.safeParse(keysSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`Keys in ${path}: ${describe(parsed.error)}`);
  if (!parsed.data.encryptionKeys[parsed.data.currentEncryptionKey])
    throw new Error(`Keys in ${path}: no current encryption key`);
  return parsed.data;
}

const describe = (error: z.core.$ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
