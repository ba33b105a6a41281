import * as z from 'zod/mini';

const affiliateSchema = z.object({
  partner: z.optional(z.string()),
  code: z.optional(z.string()),
  campaign: z.optional(z.string()),
  source: z.optional(z.string()),
  optionalParam: z.optional(z.string()),
});

const signalsSchema = z.object({
  affiliate: z.optional(affiliateSchema),
  hotjarUserId: z.optional(z.string()),
  juicySessionId: z.optional(z.string()),
});

/** Facts that tracking reported about an application, as they are stored with it. */
export type ApplicationSignals = z.output<typeof signalsSchema>;

/** Reads the signals of a stored application. */
export const readSignals = (stored: unknown): ApplicationSignals => signalsSchema.parse(stored);

/** Returns which affiliate sent an applicant, as the link said it. */
export const affiliateIn = (stored: unknown): ApplicationSignals['affiliate'] => readSignals(stored).affiliate;
