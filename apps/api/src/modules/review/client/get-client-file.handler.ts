import { getClientFile } from '@lender/contract';
import { type ClientStatus, permittedClientTransitions } from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { openRequests } from '../../approvals/index.ts';
import { readClientStatus } from '../../loans/index.ts';
import { mandateForStaff } from '../../mandates/index.ts';
import { activeProduct, availableCentavos, clientLimitCentavos, limitOverride } from '../../pricing/index.ts';
import { knownTo, mayKnowReference } from '../known-to.ts';
import { readClient } from '../read-case.ts';
import { readBelongings } from './read-belongings.ts';
import { readLinked } from './read-linked.ts';
import { readLoansOf } from './read-loans-of.ts';
import { readNotes } from './read-notes.ts';

export const getClientFileHandler = implement(getClientFile, async ({ params: { id } }, { caller, tx, services }) => {
  const client = await tx
    .selectFrom('client')
    .select(['status', 'created_at'])
    .where('client_id', '=', id)
    .executeTakeFirst();
  if (!client) return refuse('not_found');
  const { today, now } = await services.clock.business(tx);
  const status = await readClientStatus(tx, id, today);
  const product = await activeProduct(tx, now);
  const override = await limitOverride(tx, id, today);
  const belongings = await readBelongings(tx, id);
  return ok({
    profile: knownTo(caller.role, await readClient({ tx, clientId: id, today, services })),
    status: client.status,
    permitted: permittedTo(client.status),
    registeredAt: client.created_at.toISOString(),
    limit: {
      most: clientLimitCentavos(product, status),
      available: availableCentavos(product, status),
      accepted: status.acceptedLimitCentavos === null ? null : centavos(status.acceptedLimitCentavos),
      closedLoans: status.closedLoans,
      override: override && { amount: override.limitCentavos, until: override.until, isWaiting: override.isWaiting },
    },
    loans: await readLoansOf(tx, { clientId: id, today }),
    ...(mayKnowReference(caller.role) ? belongings : { ...belongings, contacts: [] }),
    mandate: await mandateForStaff(tx, id),
    linked: await readLinked(tx, id),
    notes: await readNotes(tx, id),
    requests: await openRequests(tx, { clientId: id }),
  });
});

/** Lists changes for one person, then those that need two. */
function permittedTo(from: ClientStatus): { to: ClientStatus; isForTwo: boolean }[] {
  const alone = permittedClientTransitions(from, 'operator');
  const withAnother = permittedClientTransitions(from, 'checker').filter((to) => !alone.includes(to));
  return [...alone.map((to) => ({ to, isForTwo: false })), ...withAnother.map((to) => ({ to, isForTwo: true }))];
}
