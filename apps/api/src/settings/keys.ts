import { readFileSync } from 'node:fs';
import { STAFF_ROLES } from '@lender/lending';
import { describeProblems, SettingsProblem } from '@lender/settings';
import * as z from 'zod/mini';

const key32 = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'base64 of 32 bytes'));
const secret = z.string().check(z.minLength(1));
const webhookSecret = z.string().check(z.minLength(16));

/** Secrets, made once by `start` and kept outside the repository and the data folder. */
const keysSchema = z.object({
  /** Signs tokens. */
  tokenKey: key32,
  /** Makes keyed hashes for exact look-up. */
  searchKey: key32,
  /** Keys that encrypt at rest, by key id. */
  encryptionKeys: z.record(z.string().check(z.regex(/^[a-z0-9]{1,16}$/)), key32),
  currentEncryptionKey: z.string(),
  /** Signs what our sites say about their visitors. */
  siteKey: key32,
  /** Password of the notices of each provider that has none of its own below. Read until the next major release. */
  webhookPassword: webhookSecret,
  /** Passwords that prove the notices of one provider each: a holder of one cannot speak for another. */
  webhookPasswords: z.optional(
    z
      .strictObject({
        openpay: z.optional(webhookSecret),
        belvo: z.optional(webhookSecret),
        directDebit: z.optional(webhookSecret),
      })
      .check(z.refine((each) => new Set(Object.values(each)).size === Object.values(each).length, 'the same twice')),
  ),
  /** Key that the simulators accept, and every provider that has no secret of its own below. */
  providerKey: z.optional(z.string().check(z.minLength(16))),
  /** Secrets of our provider accounts. */
  providers: z.optional(
    z.strictObject({
      openpay: z.optional(z.strictObject({ key: secret })),
      twilio: z.optional(z.strictObject({ token: secret })),
      smtp: z.optional(z.strictObject({ password: secret })),
      cep: z.optional(z.strictObject({ key: secret })),
      directDebit: z.optional(z.strictObject({ secret })),
      belvo: z.optional(z.strictObject({ password: secret })),
      recaptcha: z.optional(z.strictObject({ secret })),
      facebook: z.optional(z.strictObject({ secret })),
      iovation: z.optional(z.strictObject({ passcode: secret })),
      veriff: z.optional(z.strictObject({ secret })),
      /** Our private key and the bureau's certificate, both in PEM. */
      bureau: z.optional(z.strictObject({ apiKey: secret, password: secret, privateKey: secret, certificate: secret })),
    }),
  ),
  /** Credentials that open the bucket of documents. */
  documents: z.optional(z.strictObject({ accessKeyId: secret, secretAccessKey: secret })),
  demoOperatorPassword: z.optional(z.string().check(z.minLength(8))),
  /** Passwords by role. */
  demoStaffPasswords: z.optional(z.partialRecord(z.enum(STAFF_ROLES), z.string().check(z.minLength(8)))),
});

export type Keys = z.output<typeof keysSchema>;

/** A provider that proves its notices by a password. */
export type WebhookProvider = keyof NonNullable<Keys['webhookPasswords']>;

/** Returns the password that proves the notices of a provider. */
export const webhookPasswordOf = (
  { webhookPassword, webhookPasswords }: Pick<Keys, 'webhookPassword' | 'webhookPasswords'>,
  provider: WebhookProvider,
): string => webhookPasswords?.[provider] ?? webhookPassword;

/** @throws SettingsProblem naming every key that is missing or wrong, without its value */
export function readKeys(path: string): Keys {
  const read = jsonIn(path);
  const parsed = z.safeParse(keysSchema, read);
  if (!parsed.success) throw unusable(path, describeProblems(parsed.error, read).join('; '));
  if (!parsed.data.encryptionKeys[parsed.data.currentEncryptionKey]) throw unusable(path, 'no current encryption key');
  return parsed.data;
}

const unusable = (path: string, because: string) => new SettingsProblem([`Keys in ${path}: ${because}`]);

/** The parser's own error message would quote the file. */
function jsonIn(path: string): unknown {
  const text = textIn(path);
  try {
    return JSON.parse(text);
  } catch {
    throw unusable(path, 'no JSON');
  }
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw unusable(path, 'the file cannot be read');
  }
}
