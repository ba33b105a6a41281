import { z } from 'zod';

const LONGEST_MS = 120_000;
const MOST_TIMES = 10_000;

/** Fault as a caller asks for it, by JSON or by form. */
export const faultSchema = z.discriminatedUnion('fault', [
  z.object({ fault: z.literal('slow'), ms: z.coerce.number().int().min(1).max(LONGEST_MS).default(3000) }),
  z.object({ fault: z.literal('down'), as: z.enum(['503', 'closed']).default('503') }),
  z.object({ fault: z.literal('wrong'), as: z.enum(['html', 'json']).default('html') }),
  z.object({ fault: z.literal('never'), of: z.enum(['answers', 'notices']).default('answers') }),
  z.object({ fault: z.literal('duplicate') }),
  z.object({ fault: z.literal('reordered') }),
]);

export type Fault = Readonly<z.output<typeof faultSchema>>;

/** Number of calls or notices that a fault affects; without a number it lasts until it is cleared. */
export const timesSchema = z.object({
  times: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce.number().int().min(1).max(MOST_TIMES).optional(),
  ),
});

/** Messages that a fault affects: calls to the provider, or its notices. A provider may have one fault of each. */
export type Channel = 'calls' | 'notices';

export function channelOf(fault: Fault): Channel {
  if (fault.fault === 'duplicate' || fault.fault === 'reordered') return 'notices';
  return fault.fault === 'never' && fault.of === 'notices' ? 'notices' : 'calls';
}
