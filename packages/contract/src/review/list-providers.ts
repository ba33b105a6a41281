import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Third parties with which the server can communicate. */
export const PROVIDERS = [
  'openpay',
  'direct-debit',
  'cep',
  'belvo',
  'veriff',
  'bureau',
  'scoring',
  'iovation',
  'recaptcha',
  'twilio',
  'smtp',
  'facebook',
  'sentry',
] as const;

/** Reasons why the outcome of a call to a provider is unknown. */
export const PROVIDER_TROUBLES = ['timeout', 'server_error', 'refused', 'turned_away', 'unreadable'] as const;

/**
 * Returns every provider, whether it is in use, where it is, and how it answered the process that answers this call,
 * since that process started. Keys and accounts are not shown.
 */
export const listProviders = defineEndpoint({
  name: 'listProviders',
  method: 'GET',
  path: '/web/private/back-office/provider',
  access: 'staff',
  permission: 'notice.read',
  summary: 'List the providers and their health',
  reply: lazy(() =>
    z.array(
      z.object({
        provider: z.enum(PROVIDERS),
        /** Provider client; null where the settings have none, and the provider is not in use. */
        line: z.nullable(
          z.object({
            /** Host that is called. */
            host: z.string(),
            /** True for a simulator, so that no third party receives anything. */
            isSimulated: z.boolean(),
            /**
             * `closed`: it is called. `open`: it is not called, for a while. `half_open`: one call tests whether it is
             * back.
             */
            state: z.enum(['closed', 'half_open', 'open']),
            lastSuccessAt: z.nullable(instant()),
            lastTrouble: z.nullable(z.object({ kind: z.enum(PROVIDER_TROUBLES), at: instant() })),
            counts: z.object({
              /** Tries that it answered, including refusals. */
              answered: z.int(),
              /** Tries whose outcome is unknown. */
              troubled: z.int(),
              /** Calls that were not made while it was unavailable. */
              notAsked: z.int(),
            }),
          }),
        ),
        /** Number of notices that it sent within the last day; null where it sends none. */
        noticesOfDay: z.nullable(z.int()),
      }),
    ),
  ),
  refusals: [],
});
