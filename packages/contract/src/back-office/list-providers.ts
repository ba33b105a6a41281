import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** The third parties that the server knows how to speak to. */
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

/** Why nobody knows what a provider made of a call. */
export const PROVIDER_TROUBLES = ['timeout', 'server_error', 'refused', 'turned_away', 'unreadable'] as const;

/**
 * Every provider, whether it is in use, where it is, and how it answered the process that answers this call, since that
 * process started. Keys and accounts are not told.
 */
export const listProviders = defineEndpoint({
  name: 'listProviders',
  method: 'GET',
  path: '/web/private/back-office/provider',
  access: 'staff',
  permission: 'notice.read',
  summary: 'How the providers answer',
  reply: lazy(() =>
    z.array(
      z.object({
        provider: z.enum(PROVIDERS),
        /** How it is asked; null where the settings have none, and it is not in use. */
        line: z.nullable(
          z.object({
            /** The host that is asked. */
            host: z.string(),
            /** It is one of the simulators, and no third party hears of anything. */
            isSimulated: z.boolean(),
            /** `closed`: it is asked. `open`: it is not, for a while. `half_open`: one call finds out whether it is back. */
            state: z.enum(['closed', 'half_open', 'open']),
            lastSuccessAt: z.nullable(instant()),
            lastTrouble: z.nullable(z.object({ kind: z.enum(PROVIDER_TROUBLES), at: instant() })),
            counts: z.object({
              /** Tries that it answered, refusals among them. */
              answered: z.int(),
              /** Tries after which nobody knows. */
              troubled: z.int(),
              /** Calls that were not made, because it was away. */
              notAsked: z.int(),
            }),
          }),
        ),
        /** How many notices of it came within the last day; null where it sends none. */
        noticesOfDay: z.nullable(z.int()),
      }),
    ),
  ),
  refusals: [],
});
