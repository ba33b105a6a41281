import { type AmlThresholds, REFERENCE_AML_THRESHOLDS } from '@lender/lending';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { storedAmount } from '../../kernel/stored-json.ts';

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
    .innerJoin('staff_user as maker', 'maker.id', 'made_by')
    .innerJoin('staff_user as checker', 'checker.id', 'approved_by')
    .select(['version', 'config', 'live_from', 'reason', 'maker.name as maker_name', 'checker.name as checker_name'])
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
