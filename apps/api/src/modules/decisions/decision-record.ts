import type { ApplicationStatus, Variables } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { storedAmount } from '../../kernel/stored-json.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import type { PriceInputs } from './decide-from.ts';
import type { VariableOrigins } from './variables/stored-variables.ts';

export type DecisionRecord = Selectable<Database['decision']>;

/** Results that only the engine stores; a person's decision has none of them. */
export const decisionResult = z.object({
  engineVersion: z.optional(z.union([z.literal(1), z.literal(2)])),
  score: z.optional(z.int()),
  band: z.optional(z.nullable(z.string())),
  limit: z.optional(z.nullable(z.object({ limitCentavos: storedAmount }))),
  trace: z.optional(z.array(z.object({ rule: z.string(), result: z.enum(['fired', 'not_fired', 'skipped']) }))),
  scoreParts: z.optional(z.array(z.object({ variable: z.string(), points: z.int() }))),
});

interface Verdict {
  readonly record: ApplicationRecord;
  readonly outcome: ApplicationStatus;
  readonly amountCentavos: Centavos | null;
  readonly reasons: readonly string[];
}

/** Decision of the engine, with everything that it was made from; without inputs when it failed before it had them. */
interface EngineVerdict extends Verdict {
  readonly kind: 'engine';
  readonly policy: string;
  readonly policyVersion: number;
  readonly variables: Variables;
  readonly origins: VariableOrigins;
  readonly inputs: PriceInputs | null;
  readonly result: object;
}

/** Decision of a person, with the person and the reason in words, if they gave one. */
interface ManualVerdict extends Verdict {
  readonly kind: 'manual';
  readonly by: string;
  readonly note: string | null;
}

/** Stores a decision beside earlier ones, never over them. Returns its id. */
export async function storeDecision(
  tx: Tx,
  decision: EngineVerdict | ManualVerdict,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<string> {
  const { record, kind, outcome, amountCentavos, reasons } = decision;
  const { now } = await clock.business(tx);
  const id = newId();
  await tx
    .insertInto('decision')
    .values({
      client_id: record.client_id,
      id,
      application_id: record.id,
      kind,
      outcome,
      amount_centavos: amountCentavos,
      reasons: [...reasons],
      decided_at: now,
      ...(decision.kind === 'engine' ? engineColumns(decision) : manualColumns(decision)),
    })
    .execute();
  return id;
}

const engineColumns = ({ policy, policyVersion, variables, origins, inputs, result }: EngineVerdict) => ({
  policy,
  policy_version: policyVersion,
  variables: JSON.stringify(variables),
  origins: JSON.stringify(origins),
  inputs: inputs && JSON.stringify(inputs),
  result: JSON.stringify(result),
});

const manualColumns = ({ by, note }: ManualVerdict) => ({
  policy: 'manual',
  policy_version: 1,
  variables: '{}',
  origins: '{}',
  result: '{}',
  decided_by: by,
  note,
});
