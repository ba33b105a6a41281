import { type ServicingPolicy, validateServicingPolicy } from '@lender/lending';
import * as z from 'zod/mini';
import { storedAmount, storedRate } from '../../kernel/stored-json.ts';
import { extensionPrices } from './pricing-schema.ts';

/** Days before, after or within which something is possible; none of it lasts a year. */
const days = z.int().check(z.nonnegative(), z.lte(366));

// Loose, so that a policy which charges twice for one delay is seen and refused instead of losing one of the two.
const late = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.looseObject({ kind: z.literal('interest'), graceDays: days, annualRate: storedRate, maxDays: days }),
  z.looseObject({ kind: z.literal('fee'), graceDays: days, feeCentavos: storedAmount }),
]);

const rules = {
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  late,
  caps: z.object({ totalShare: storedRate, dailyShare: storedRate }),
  withdrawalDays: days,
  toleranceCentavos: storedAmount,
};

const extensionWindow = {
  cheapCount: z.int().check(z.nonnegative(), z.lte(100)),
  opensDaysBefore: days,
  closesDaysAfter: days,
};

/** Refuses rules with which no loan may be sold, problem by problem. */
const isSound = z.check<ServicingPolicy>(({ value, issues }) => {
  const checked = validateServicingPolicy(value);
  if (checked.ok) return;
  for (const problem of checked.problem.problems)
    issues.push({ code: 'custom', input: value, message: JSON.stringify(problem) });
});

/** Schema of rules that are put together from parts already read. */
export const soundServicing = z.custom<ServicingPolicy>().check(isSound);

/** Schema of the rules by which one signed loan is serviced, as they are stored with it. */
export const servicingPolicySchema = z
  .object({
    ...rules,
    calendar: z.nullable(z.string()),
    extensions: z.object({ ...extensionPrices, ...extensionWindow }),
  })
  .check(isSound) satisfies z.ZodMiniType<ServicingPolicy>;

/** Schema of the servicing rules that a product states; prices of extensions are in its price list. */
export const statedServicingSchema = z.object({
  ...rules,
  calendar: z.string(),
  extensions: z.object(extensionWindow),
});
