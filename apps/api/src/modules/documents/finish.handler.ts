import { finish, type PaperType } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { readFlowState, settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { countUploads, mayChangePaper, NEED_OF_PAPER } from './may-upload.ts';

const EVENT_OF_PAPER = {
  bank_statement: 'document.statement_finished',
  payroll: 'document.payroll_finished',
} as const satisfies Record<PaperType, string>;

export const finishHandler = implement(finish, async ({ query }, { caller: { clientId }, tx, services }) => {
  await lockClient(tx, clientId);
  const paper = query.paper ?? (await paperInHand(tx, clientId, services));
  const permitted = await mayChangePaper(tx, clientId, paper);
  if (!permitted.ok) return permitted;
  const open = permitted.value;
  if ((await countUploads(tx, open, paper)) === 0) return refuse('documents_missing', { facts: { missing: [paper] } });
  const applicationId = open.id;
  const event = { name: EVENT_OF_PAPER[paper] };
  await recordHistory(tx, services, { clientId, actor: 'client', event, applicationId });
  await settleNeed(tx, { clientId, applicationId, need: NEED_OF_PAPER[paper], state: 'done' }, services);
  return ok({});
});

/** Returns the proof of income where the client is asked for it now; else the statement, which any client may add. */
async function paperInHand(tx: Tx, clientId: string, { clock }: Pick<Services, 'clock'>): Promise<PaperType> {
  const { open } = (await readFlowState(tx, clientId, clock.wall())).needs;
  return open.includes('payroll') && !open.includes('bankStatement') ? 'payroll' : 'bank_statement';
}
