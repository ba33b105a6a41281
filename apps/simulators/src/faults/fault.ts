import { z } from 'zod';

const LONGEST_MS = 120_000;
const MOST_TIMES = 10_000;

/** A fault as somebody asks for it, by JSON or by form. */
export const faultSchema = z.discriminatedUnion('fault', [
  z.object({ fault: z.literal('slow'), ms: z.coerce.number().int().min(1).max(LONGEST_MS).default(3000) }),
  z.object({ fault: z.literal('down'), as: z.enum(['503', 'closed']).default('503') }),
  z.object({ fault: z.literal('wrong'), as: z.enum(['html', 'json']).default('html') }),
  z.object({ fault: z.literal('never'), of: z.enum(['answers', 'notices']).default('answers') }),
  z.object({ fault: z.literal('duplicate') }),
  z.object({ fault: z.literal('reordered') }),
]);

export type Fault = Readonly<z.output<typeof faultSchema>>;

/** For how many calls or notices; without a number until it is cleared. */
export const timesSchema = z.object({
  times: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce.number().int().min(1).max(MOST_TIMES).optional(),
  ),
});

/** What a fault meets: what the provider is asked, or what it tells. A provider may have one of each. */
export type Channel = 'calls' | 'notices';

export function channelOf(fault: Fault): Channel {
  if (fault.fault === 'duplicate' || fault.fault === 'reordered') return 'notices';
  return fault.fault === 'never' && fault.of === 'notices' ? 'notices' : 'calls';
}
