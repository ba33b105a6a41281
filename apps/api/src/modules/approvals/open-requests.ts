import type { ApprovalKind, getLoan, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { staffName } from '../access/index.ts';
import { commandOf } from './approval-record.ts';

/** Finds the id of the request of a kind about a subject that waits for a second person; there is at most one. */
export async function findOpenRequest(
  tx: Tx,
  { kind, subject }: { readonly kind: ApprovalKind; readonly subject: string },
): Promise<string | undefined> {
  const open = await tx
    .selectFrom('approval')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open?.id;
}

type OpenRequest = Reply<typeof getLoan>['requests'][number];

/** Reads the requests about one loan or one client that wait for a second person, the oldest first. */
export async function openRequests(
  tx: Tx,
  about: { readonly loanId: string } | { readonly clientId: string },
): Promise<OpenRequest[]> {
  const [column, id] =
    'loanId' in about ? (['loan_id', about.loanId] as const) : (['client_id', about.clientId] as const);
  const rows = await tx
    .selectFrom('approval')
    .select(['approval.id', 'kind', 'payload', 'asked_at', 'maker'])
    .select((eb) => staffName(eb.ref('approval.maker')).as('maker_name'))
    .where(`approval.${column}`, '=', id)
    .where('status', '=', 'open')
    .orderBy('approval.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: commandOf(row).kind,
    askedByName: row.maker_name ?? row.maker,
    askedAt: row.asked_at.toISOString(),
  }));
}
