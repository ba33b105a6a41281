import type { ErrorReporter } from '@lender/error-reports';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import type { Clock } from './kernel/clock.ts';
import type { Passwords } from './kernel/crypto/passwords.ts';
import type { Vault } from './kernel/crypto/vault.ts';
import type { Db } from './kernel/database/database.ts';
import type { Reading } from './kernel/database/reading.ts';
import type { Jobs } from './kernel/outbox.ts';
import type { RateLimits } from './kernel/rate-limit.ts';
import type { Tokens } from './kernel/tokens.ts';
import type { Tracing } from './kernel/tracing.ts';
import type { Belvo } from './providers/belvo/port.ts';
import type { CreditBureau } from './providers/bureau/port.ts';
import type { Captcha } from './providers/captcha/port.ts';
import type { Cep } from './providers/cep/port.ts';
import type { PlacedLine } from './providers/create-providers.ts';
import type { Device } from './providers/device/port.ts';
import type { DirectDebit } from './providers/direct-debit/port.ts';
import type { Email } from './providers/email/port.ts';
import type { ExternalLogin } from './providers/facebook/port.ts';
import type { OpenPay } from './providers/openpay/port.ts';
import type { Scoring } from './providers/scoring/port.ts';
import type { Sms } from './providers/sms/port.ts';
import type { Storage } from './providers/storage/port.ts';
import type { Veriff } from './providers/veriff/port.ts';

/** Everything that a handler or a job may use, made once in `main.ts`. */
export interface Services {
  readonly env: Env;
  readonly db: Db;
  /**
   * A pool of its own for single statements that must persist even when the request's transaction is rolled back:
   * counters of guesses and of hits. Apart from `db`, so that requests inside a transaction never wait for each
   * other's; and nothing here waits for a row that a transaction holds.
   */
  readonly counters: Db;
  /** Every rate limit, as its module declares it. */
  readonly limits: RateLimits;
  /** Connections for reports and files, which read much and write nothing. */
  readonly reading: Reading;
  readonly log: Logger;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly sms: Sms;
  readonly email: Email;
  readonly openPay: OpenPay;
  readonly cep: Cep;
  readonly directDebit: DirectDebit;
  readonly belvo: Belvo;
  readonly scoring: Scoring;
  readonly captcha: Captcha;
  readonly device: Device;
  readonly externalLogin: ExternalLogin;
  readonly errors: ErrorReporter;
  readonly tracing: Tracing;
  readonly veriff: Veriff;
  /** Credit bureau; undefined for a lender who uses none. */
  readonly bureau: CreditBureau | undefined;
  /** Client of each provider, whose health can be read. */
  readonly lines: readonly PlacedLine[];
  readonly newId: () => string;
  /** Returns a whole number from 0 up to, not including, `below`, from a secure source. */
  readonly randomInt: (below: number) => number;
}
