import { type AmlThresholds, REFERENCE_AML_THRESHOLDS } from '@lender/lending';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { storedAmount } from '../../kernel/stored-json.ts';
import { staffName } from '../access/index.ts';

const count = z.int().check(z.positive());
const stored = z.object({
  cashCentavos: storedAmount,
  splitPayments: count,
  splitDays: count,
  splitCentavos: storedAmount,
  payoffPercent: count,
  sharedClients: count,
});

/** Thresholds in force: those that came with the program are version 1. */
export interface LiveThresholds {
  readonly version: number;
  readonly thresholds: AmlThresholds;
  readonly since: Date | null;
  readonly madeByName: string | null;
  readonly approvedByName: string | null;
  readonly reason: string | null;
}

const FIRST: LiveThresholds = {
  version: 1,
  thresholds: REFERENCE_AML_THRESHOLDS,
  since: null,
  madeByName: null,
  approvedByName: null,
  reason: null,
};

/** Returns the thresholds that raise alerts now. */
export async function liveThresholds(db: Db | Tx): Promise<LiveThresholds> {
  const row = await db
    .selectFrom('aml_thresholds')
    .select(['version', 'config', 'live_from', 'reason'])
    .select((eb) => [
      staffName(eb.ref('aml_thresholds.made_by')).as('maker_name'),
      staffName(eb.ref('aml_thresholds.approved_by')).as('checker_name'),
    ])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return FIRST;
  return {
    version: row.version,
    thresholds: stored.parse(row.config),
    since: row.live_from,
    madeByName: row.maker_name,
    approvedByName: row.checker_name,
    reason: row.reason,
  };
}
