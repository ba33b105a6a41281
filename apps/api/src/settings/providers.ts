import { brand } from '@lender/brand';
import { errorReportSettings, errorReportVariables } from '@lender/error-reports';
import { SettingsProblem, wholeNumber } from '@lender/settings';
import * as z from 'zod/mini';
import type { Keys } from './keys.ts';
import { simulatedBureauKeys } from './simulated-bureau-keys.ts';

/** Addresses of the providers and our accounts there. A provider without an address of its own is simulated. */
export const providerEnvSchema = z.object({
  SIMULATORS_URL: z._default(z.url(), 'http://127.0.0.1:4100'),
  OPENPAY_URL: z.optional(z.url()),
  OPENPAY_MERCHANT_ID: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,45}$/))),
  TWILIO_URL: z.optional(z.url()),
  TWILIO_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^AC[0-9a-f]{32}$/))),
  TWILIO_FROM: z.optional(z.string().check(z.minLength(1))),
  SMTP_HOST: z.optional(z.string().check(z.minLength(1))),
  SMTP_PORT: z.optional(wholeNumber(1, 65_535)),
  SMTP_USER: z.optional(z.string().check(z.minLength(1))),
  SMTP_FROM: z._default(z.email(), brand.customerCare.email),
  SMTP_SECURE: z.optional(z.enum(['none', 'starttls', 'tls'])),
  CEP_URL: z.optional(z.url()),
  ...errorReportVariables.shape,
  DIRECT_DEBIT_URL: z.optional(z.url()),
  DIRECT_DEBIT_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  RECAPTCHA_URL: z.optional(z.url()),
  /** Host of the borrower site; tokens of all others are refused. */
  RECAPTCHA_HOSTNAME: z.optional(z.string().check(z.minLength(1))),
  /** Facebook's Graph API with its version. */
  FACEBOOK_URL: z.optional(z.url()),
  /** Address of the login dialog, unless it is Facebook's own. */
  FACEBOOK_DIALOG_URL: z.optional(z.url()),
  FACEBOOK_APP_ID: z.optional(z.string().check(z.regex(/^\d{1,30}$/))),
  IOVATION_URL: z.optional(z.url()),
  IOVATION_SUBSCRIBER_ID: z.optional(z.string().check(z.minLength(1))),
  IOVATION_ACCOUNT: z._default(z.string().check(z.minLength(1)), 'OLTP'),
  SCORING_URL: z.optional(z.url()),
  SCORING_AUTH_KEY: z.optional(z.string().check(z.minLength(1))),
  BELVO_URL: z.optional(z.url()),
  /** The id of our secret key. */
  BELVO_SECRET_ID: z.optional(z.string().check(z.minLength(1))),
  /** Address of the widget for browsers, where it is not Belvo's own address. */
  BELVO_WIDGET_URL: z.optional(z.url()),
  VERIFF_URL: z.optional(z.url()),
  VERIFF_API_KEY: z.optional(z.string().check(z.minLength(1))),
  /** Address of the bureau's product, with its version. */
  BUREAU_URL: z.optional(z.url()),
  BUREAU_USERNAME: z.optional(z.string().check(z.minLength(1))),
  /** Address of the borrower site, to which providers' pages return. */
  BORROWER_URL: z._default(z.url(), 'http://localhost:3000'),
});

export type ProviderEnv = z.output<typeof providerEnvSchema>;

/** Settings with which the adapters of the providers are made. */
export type ProviderSettings = ReturnType<typeof providerSettings>;

const FACEBOOK_DIALOG = 'https://www.facebook.com/v19.0/dialog/oauth';
const SIMULATED_SMTP_PORT = 4125;
const SIMULATED_SCORING_ACCOUNT = 'demo-scoring-account';
const SUBMISSION_PORT = { none: 25, starttls: 587, tls: 465 } as const;

/**
 * Builds the settings of each provider.
 *
 * @throws SettingsProblem naming everything that is missing: a real provider has accounts of its own
 */
export const providerSettings = (env: ProviderEnv, { providerKey, providers = {} }: Keys) => {
  const { openpay, twilio, smtp, cep, belvo, directDebit, recaptcha, iovation, facebook, veriff, bureau } = providers;
  const missing: string[] = [];
  const ofOurs = (name: string, own: string | undefined, otherwise: string | undefined): string => {
    const value = own ?? otherwise;
    if (value === undefined) missing.push(`${name} is missing`);
    return value ?? '';
  };
  const settings = {
    /** Address at which every call is simulated. */
    simulatorsUrl: env.SIMULATORS_URL,
    openpay: {
      url: env.OPENPAY_URL ?? `${env.SIMULATORS_URL}/openpay`,
      merchantId: ofOurs('OPENPAY_MERCHANT_ID', env.OPENPAY_MERCHANT_ID, env.OPENPAY_URL ? undefined : 'simulated'),
      key: ofOurs('providers.openpay.key', openpay?.key, providerKey),
    },
    twilio: {
      url: env.TWILIO_URL ?? env.SIMULATORS_URL,
      accountSid: ofOurs('TWILIO_ACCOUNT_SID', env.TWILIO_ACCOUNT_SID, env.TWILIO_URL ? undefined : 'simulated'),
      from: ofOurs('TWILIO_FROM', env.TWILIO_FROM, env.TWILIO_URL ? undefined : brand.name),
      token: ofOurs('providers.twilio.token', twilio?.token, providerKey),
    },
    smtp: {
      ...smtpServer(env),
      user: ofOurs('SMTP_USER', env.SMTP_USER, env.SMTP_HOST ? undefined : 'simulated'),
      password: ofOurs('providers.smtp.password', smtp?.password, providerKey),
      from: env.SMTP_FROM,
    },
    recaptcha: inUse(recaptcha?.secret ?? providerKey, (secret) => ({
      url: env.RECAPTCHA_URL ?? `${env.SIMULATORS_URL}/recaptcha/api`,
      secret,
      hostname: env.RECAPTCHA_HOSTNAME,
    })),
    iovation: inUse(iovation?.passcode ?? providerKey, (passcode) => ({
      url: env.IOVATION_URL ?? `${env.SIMULATORS_URL}/iovation`,
      subscriberId: ofOurs(
        'IOVATION_SUBSCRIBER_ID',
        env.IOVATION_SUBSCRIBER_ID,
        env.IOVATION_URL ? undefined : 'simulated',
      ),
      account: env.IOVATION_ACCOUNT,
      passcode,
    })),
    facebook: inUse(facebook?.secret ?? providerKey, (secret) => ({
      url: env.FACEBOOK_URL ?? `${env.SIMULATORS_URL}/facebook/v19.0`,
      dialogUrl:
        env.FACEBOOK_DIALOG_URL ??
        (env.FACEBOOK_URL ? FACEBOOK_DIALOG : `${env.SIMULATORS_URL}/facebook/v19.0/dialog/oauth`),
      appId: ofOurs('FACEBOOK_APP_ID', env.FACEBOOK_APP_ID, env.FACEBOOK_URL ? undefined : 'simulated'),
      secret,
    })),
    bureau: inUse(bureau ?? (providerKey ? simulatedBureauKeys(providerKey) : undefined), (secrets) => ({
      url: env.BUREAU_URL ?? `${env.SIMULATORS_URL}/bureau/v2/rccficoscore`,
      username: ofOurs('BUREAU_USERNAME', env.BUREAU_USERNAME, env.BUREAU_URL ? undefined : 'simulated'),
      ...secrets,
    })),
    /** Without an address nothing is reported. */
    sentry: errorReportSettings(env),
    cep: {
      url: env.CEP_URL ?? `${env.SIMULATORS_URL}/cep`,
      key: ofOurs('providers.cep.key', cep?.key, providerKey),
    },
    directDebit: {
      url: env.DIRECT_DEBIT_URL ?? `${env.SIMULATORS_URL}/direct-debit`,
      keyId: ofOurs('DIRECT_DEBIT_KEY_ID', env.DIRECT_DEBIT_KEY_ID, env.DIRECT_DEBIT_URL ? undefined : 'simulated'),
      secret: ofOurs('providers.directDebit.secret', directDebit?.secret, providerKey),
    },
    scoring: {
      url: env.SCORING_URL ?? env.SIMULATORS_URL,
      authKey: ofOurs(
        'SCORING_AUTH_KEY',
        env.SCORING_AUTH_KEY,
        env.SCORING_URL ? undefined : SIMULATED_SCORING_ACCOUNT,
      ),
    },
    belvo: {
      url: env.BELVO_URL ?? `${env.SIMULATORS_URL}/belvo`,
      widgetUrl:
        env.BELVO_WIDGET_URL ?? (env.BELVO_URL ? 'https://widget.belvo.io/' : `${env.SIMULATORS_URL}/belvo/widget/`),
      secretId: ofOurs('BELVO_SECRET_ID', env.BELVO_SECRET_ID, env.BELVO_URL ? undefined : 'simulated'),
      password: ofOurs('providers.belvo.password', belvo?.password, providerKey),
    },
    veriff: {
      url: env.VERIFF_URL ?? `${env.SIMULATORS_URL}/veriff`,
      apiKey: ofOurs('VERIFF_API_KEY', env.VERIFF_API_KEY, env.VERIFF_URL ? undefined : 'simulated'),
      secret: ofOurs('providers.veriff.secret', veriff?.secret, providerKey),
      callback: new URL('/application/loading', env.BORROWER_URL).href,
    },
  };
  if (missing.length > 0) throw new SettingsProblem(missing);
  return settings;
};

/**
 * Returns the settings of the mail server; a server that is not ours is used without encryption only where that is
 * configured.
 */
function smtpServer({ SMTP_HOST, SMTP_PORT, SMTP_SECURE, SIMULATORS_URL }: ProviderEnv) {
  if (SMTP_HOST === undefined)
    return {
      host: new URL(SIMULATORS_URL).hostname,
      port: SMTP_PORT ?? SIMULATED_SMTP_PORT,
      security: 'none' as const,
      isSimulated: true,
    };
  const security = SMTP_SECURE ?? 'starttls';
  return { host: SMTP_HOST, port: SMTP_PORT ?? SUBMISSION_PORT[security], security, isSimulated: false };
}

/** Returns the settings of an optional provider, which is off where it has no secret. */
const inUse = <Secret, Settings>(
  secret: Secret | undefined,
  settingsWith: (secret: Secret) => Settings,
): Settings | undefined => (secret === undefined ? undefined : settingsWith(secret));
