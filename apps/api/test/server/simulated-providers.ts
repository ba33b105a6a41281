import * as z from 'zod/mini';
import type { Keys } from '../../src/settings/keys.ts';
import { type ProviderSettings, providerEnvSchema, providerSettings } from '../../src/settings/providers.ts';

/** Returns the settings under which every provider is a simulated one. */
export const simulatedProviders = (
  { url, smtpPort }: { readonly url: string; readonly smtpPort: number },
  keys: Keys,
): ProviderSettings =>
  providerSettings(
    z.parse(providerEnvSchema, {
      SIMULATORS_URL: url,
      SMTP_PORT: String(smtpPort),
      SENTRY_DSN: `${url.replace('//', '//simulated@')}/sentry/1`,
    }),
    keys,
  );
