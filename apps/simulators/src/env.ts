import path from 'node:path';
import { z } from 'zod';

const number = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().max(most));

const envSchema = z
  .object({
    PORT: number(65_535).default(4100),
    /** Port at which mail is received. */
    SMTP_PORT: number(65_535).default(4125),
    /** Folder in which the state is kept. */
    DATA_DIR: z
      .string()
      .min(1)
      .default(path.join(import.meta.dirname, '../.data')),
    /** Address of the lender's server, which knows the day in the sandbox. Without it the day is today. */
    API_URL: z.url().optional(),
    /** Key with which clients of every provider authenticate. */
    PROVIDER_KEY: z.string().min(16),
    /** Key of the scoring account; it is public, since pages show it. */
    SCORING_AUTH_KEY: z.string().min(1).default('demo-scoring-account'),
    WEBHOOK_URL: z.url().default('http://127.0.0.1:4000/webhooks/openpay'),
    DEBIT_WEBHOOK_URL: z.url().optional(),
    VERIFF_WEBHOOK_URL: z.url().optional(),
    BELVO_WEBHOOK_URL: z.url().optional(),
    WEBHOOK_USER: z.string().min(1).default('openpay'),
    WEBHOOK_PASSWORD: z.string().min(16),
    /** Passwords with which Belvo and direct debit authenticate their notices, where these are not Openpay's. */
    BELVO_WEBHOOK_PASSWORD: z.string().min(16).optional(),
    DEBIT_WEBHOOK_PASSWORD: z.string().min(16).optional(),
    /** Time that a payout takes to reach its bank, in milliseconds. */
    PAYOUT_DELAY_MS: number(600_000).default(1000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform((env) => ({
    port: env.PORT,
    smtpPort: env.SMTP_PORT,
    dataDirectory: env.DATA_DIR,
    lenderUrl: env.API_URL,
    providerKey: env.PROVIDER_KEY,
    scoringAuthKey: env.SCORING_AUTH_KEY,
    webhook: { url: env.WEBHOOK_URL, user: env.WEBHOOK_USER, password: env.WEBHOOK_PASSWORD },
    debitWebhook: {
      url: env.DEBIT_WEBHOOK_URL ?? `${env.API_URL ?? 'http://127.0.0.1:4000'}/webhooks/direct-debit`,
      user: 'direct-debit',
      password: env.DEBIT_WEBHOOK_PASSWORD ?? env.WEBHOOK_PASSWORD,
    },
    veriffWebhookUrl: env.VERIFF_WEBHOOK_URL ?? `${env.API_URL ?? 'http://127.0.0.1:4000'}/webhooks/veriff`,
    belvoWebhook: {
      url: env.BELVO_WEBHOOK_URL ?? `${env.API_URL ?? 'http://127.0.0.1:4000'}/webhooks/belvo`,
      user: 'belvo',
      password: env.BELVO_WEBHOOK_PASSWORD ?? env.WEBHOOK_PASSWORD,
    },
    payoutDelayMs: env.PAYOUT_DELAY_MS,
    logLevel: env.LOG_LEVEL,
  }));

export type Env = z.output<typeof envSchema>;

/** @throws with the name of every setting that is missing or wrong, without its value. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path: names, message }) => `${names.join('.')}: ${message}`);
  throw new Error(`Environment: ${problems.join('; ')}`);
}
