import { decideAgain } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, decideWhenComplete } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { decideManually } from '../decisions/index.ts';
import { findCase, readCase } from './read-case.ts';

export const decideAgainHandler = implement(decideAgain, async ({ params, body }, { caller, tx, services }) => {
  const found = await findCase(tx, params.id);
  if (!found) return refuse('not_found');
  const given = await giveBack(tx, { found, by: caller.userId, note: body.note }, services);
  if (!given.ok) return given;
  await decideWhenComplete(tx, found.client_id, services);
  return ok(await readCase(tx, given.value, services));
});

interface GivenBack {
  readonly found: ApplicationRecord;
  readonly by: string;
  readonly note: string;
}

/** After a failed decision the engine has the case already, and only tries again. */
async function giveBack(tx: Tx, { found, by, note }: GivenBack, services: Services) {
  await lockClient(tx, found.client_id);
  const record = await findCase(tx, found.id);
  if (record?.status === APPLICATION_STATUS.decisionError) return ok(record);
  const to = APPLICATION_STATUS.verification;
  return decideManually(tx, found, { to, amountCentavos: null, by, note, reasons: [] }, services);
}
