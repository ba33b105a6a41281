import { listMessages } from '@lender/contract';
import { ok } from '@lender/result';
import type { Selectable } from 'kysely';
import { implement } from '../../../implement.ts';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findAccount } from '../../clients/index.ts';
import { openWords } from '../wording/sealed-words.ts';
import { MOMENT } from './message-moment.ts';

export const listMessagesHandler = implement(listMessages, async ({ params, query }, { tx, services, setPage }) => {
  const { page = 1, perPage = 25 } = query;
  if (!(await findAccount(tx, params.id))) return refuse('not_found');
  const messages = tx.selectFrom('message').where('client_id', '=', params.id);
  const { total } = await messages.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await messages
    .selectAll()
    .select(MOMENT.as('at'))
    .orderBy(MOMENT, 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  setPage({ page, perPage, total, count: rows.length });
  return ok(rows.map((row) => toLogLine(row, services.vault)));
});

function toLogLine(row: Selectable<Database['message']> & { readonly at: Date }, vault: Vault) {
  const { subject, text } = openWords(vault, { clientId: row.client_id, messageId: row.id }, row.words_sealed);
  return {
    id: row.id,
    loanId: row.loan_id,
    kind: row.kind,
    channel: row.channel,
    address: row.address_masked,
    subject,
    text,
    state: row.state,
    cause: row.cause,
    tries: row.tries,
    at: row.at.toISOString(),
  };
}
