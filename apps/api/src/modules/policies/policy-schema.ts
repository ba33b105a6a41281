import {
  APPLICATION_NEEDS,
  DECISION_OUTCOMES,
  type Expression,
  POLICY_PHASES,
  type Policy,
  REASON_CODES,
} from '@lender/lending';
import * as z from 'zod/mini';

const expression: z.ZodMiniType<Expression, unknown> = z.lazy(() =>
  z.union([
    z.number(),
    z.boolean(),
    z.string(),
    z.tuple([z.enum(['and', 'or'])], expression),
    z.tuple([z.literal('not'), expression]),
    z.tuple([z.enum(['gt', 'gte', 'lt', 'lte', 'eq']), expression, expression]),
    z.tuple([z.enum(['add', 'sub', 'mul', 'div']), expression, expression]),
    z.tuple([z.literal('in'), expression, z.array(z.union([z.number(), z.string()]))]),
    z.tuple([z.literal('between'), expression, expression, expression]),
  ]),
);

const rule = z.strictObject({
  id: z.string(),
  phase: z.enum(POLICY_PHASES),
  enabled: z.boolean(),
  when: expression,
  outcome: z.enum(DECISION_OUTCOMES),
  reason: z.exactOptional(z.enum(REASON_CODES)),
  stop: z.boolean(),
});

const attribute = z.strictObject({
  variable: z.string(),
  enabled: z.boolean(),
  bins: z.array(z.tuple([z.nullable(z.number()), z.nullable(z.number()), z.int()])),
});

/** Schema of a policy as it is stored. `validatePolicy` checks whether it makes sense. */
export const policySchema = z.strictObject({
  policy: z.string(),
  version: z.int(),
  /** Older policies asked for the photos only, and had no pre-approval. */
  asks: z._default(z.array(z.enum(APPLICATION_NEEDS)), ['idDocuments']),
  preApproval: z._default(z.boolean(), false),
  variables: z.record(
    z.string(),
    z.strictObject({ type: z.enum(['number', 'boolean', 'text']), required: z.exactOptional(z.boolean()) }),
  ),
  rules: z.array(rule),
  scorecard: z.strictObject({ base: z.int(), attributes: z.array(attribute) }),
  bands: z.array(z.strictObject({ band: z.string(), fromScore: z.number(), paymentToIncome: z.string() })),
  ladder: z.array(z.strictObject({ upToDaysLate: z.nullable(z.number()), factor: z.string() })),
}) satisfies z.ZodMiniType<Policy>;
