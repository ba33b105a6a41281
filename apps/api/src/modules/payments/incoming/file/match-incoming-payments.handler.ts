import { matchReceipts } from '@lender/contract';
import { ok } from '@lender/result';
import { implementPrepared } from '../../../../implement.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { matchByFile } from './match-by-file.ts';
import { readMatches } from './read-matches.policy.ts';

const LIMIT_BYTES = 256 * 1024;

export const matchIncomingPaymentsHandler = implementPrepared(
  matchReceipts,
  async ({ body: { file } }, { caller: { userId: by }, services, log }) => {
    if (file.size > LIMIT_BYTES) return refuse('too_large', { field: ['file'] });
    const read = readMatches(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return refuse('invalid_input', { field: ['file'] });
    return ok(async (tx) => {
      const rows = await matchByFile(tx, { asked: read.value, by }, services);
      const matched = rows.filter(({ outcome }) => outcome === 'matched').length;
      log.info({ event: 'receipts.matched', matched });
      return ok({ matched, rows: rows.map((row) => ({ ...row })) });
    });
  },
);
