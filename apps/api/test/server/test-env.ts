import { randomBytes } from 'node:crypto';
import { STAFF_ROLES } from '@lender/lending';
import type { Env } from '../../src/env.ts';
import type { Keys } from '../../src/settings/keys.ts';
import { simulatedProviders } from './simulated-providers.ts';

const key = () => randomBytes(32).toString('base64');

export const OPERATOR = { username: 'operadora@example.com', password: 'operator password of the tests' };

export const testKeys = (): Keys => ({
  tokenKey: key(),
  searchKey: key(),
  encryptionKeys: { k1: key() },
  currentEncryptionKey: 'k1',
  siteKey: key(),
  webhookPassword: key(),
  providerKey: key(),
  demoOperatorPassword: OPERATOR.password,
  demoStaffPasswords: Object.fromEntries(STAFF_ROLES.map((role) => [role, OPERATOR.password])),
});

/** Returns the environment of a test server, with the values that the test must give itself. */
export const testEnv = (change: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'PORT' | 'keys'> & Partial<Env>): Env => ({
  DATABASE_ENGINE: 'postgres',
  MIGRATE_ON_START: true,
  DATABASE_KEEPS_PLANS: true,
  KEYS_FILE: '',
  DOCUMENTS_BUCKET: undefined,
  DOCUMENTS_ENDPOINT: undefined,
  DOCUMENTS_REGION: 'us-east-1',
  DOCUMENTS_PATH_STYLE: false,
  HOST: '127.0.0.1',
  DATABASE_POOL: 16,
  DATABASE_SIDE_POOL: 4,
  STATEMENT_TIMEOUT_MS: 5_000,
  SIDE_STATEMENT_TIMEOUT_MS: 30_000,
  TRUSTED_PROXIES: [],
  RATE_LIMITS: {},
  OPS_HOST: '127.0.0.1',
  OTEL_SERVICE_NAME: 'lender-api',
  OTEL_TRACES_SAMPLER_ARG: 1,
  ROLE: 'all',
  DEMONSTRATION: false,
  SANDBOX: true,
  BORROWER_URL: 'http://localhost:3000',
  BACK_OFFICE_URL: 'http://localhost:3001',
  SECOND_FACTOR_ROLES: [],
  /** As long as a session lives: in most tests several days pass at once. */
  STAFF_IDLE_MINUTES: 720,
  PASSWORD_POLICY: 'hardened',
  CODE_POLICY: 'spec',
  SMS_CODE_DIGITS: 3,
  UPLOAD_AGE_RULE: false,
  ID_DOCUMENT_AUTOCOMPLETE_SECONDS: 0,
  providers: simulatedProviders(NO_ONE, change.keys),
  DEMO_OPERATOR_EMAIL: OPERATOR.username,
  DEMO_STAFF_DOMAIN: undefined,
  WEBHOOKS_INSIDE: true,
  LOG_LEVEL: 'fatal',
  ...change,
});

/** Address at which no server answers. */
const NO_ONE = { url: 'http://127.0.0.1:9', smtpPort: 9 };
