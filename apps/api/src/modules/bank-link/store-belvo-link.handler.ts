import { storeBelvoLink } from '@lender/contract';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../implement.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { askBelvo } from './ask-belvo.ts';
import { keepLink } from './keep-link.ts';
import { linkOf } from './link-row.ts';
import { mayLinkBank } from './may-link.ts';

/**
 * Stores the link that the widget made. Only the provider says whose link it is and of which bank, never the caller.
 */
export const storeBelvoLinkHandler = implementWithProvider(
  storeBelvoLink,
  async ({ body }, { caller: { clientId }, services, log }) => {
    const selection = await inTransaction(services.db, async (tx) => {
      await lockClient(tx, clientId);
      const permitted = await mayLinkBank(tx, clientId, services);
      return permitted.ok ? ok(await linkOf(tx, permitted.value)) : permitted;
    });
    if (!selection.ok) return selection;
    if (!selection.value) return refuse('not_found');
    const asked = await askBelvo(() => services.belvo.findLink(body.link), log);
    if (!asked) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    const link = asked.answer;
    if (link?.externalId !== selection.value.reference) return refuse('not_found');
    return inTransaction(services.db, (tx) => keepLink(tx, { clientId, link }, services));
  },
  { limits: ['bank-links'] },
);
