import { changeMandate } from '@lender/contract';
import type { MandateStatus } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { callOffAnnounced } from '../call-off-announced.ts';
import { endMandate } from '../end-mandate.ts';
import { LIVE_STATUSES, moveMandate } from '../mandate-record.ts';
import { lockedMandate } from './locked-mandate.ts';

/** Statuses from which each status can be reached. */
const FROM: Readonly<Record<'paused' | 'active' | 'cancelled', readonly MandateStatus[]>> = {
  paused: ['active'],
  active: ['paused'],
  cancelled: LIVE_STATUSES,
};

export const changeMandateHandler = implement(
  changeMandate,
  async ({ params: { id }, body: { to } }, { caller, tx, services }) => {
    const mandate = await lockedMandate(tx, id);
    if (!mandate) return refuse('not_found');
    if (!FROM[to].includes(mandate.status))
      return refuse('illegal_transition', { facts: { from: mandate.status, to } });
    if (to === 'cancelled') await endMandate(tx, { mandate, to, cause: 'staff', by: caller.userId }, services);
    else await moveMandate(tx, { mandate, to, by: caller.userId }, services);
    if (to === 'paused') await callOffAnnounced(tx, { mandate, cause: 'mandate_paused' }, services);
    return ok({ status: to });
  },
);
