import { bankByCode } from '@lender/clabe/directory';
import { listCases, type Reply } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { waitingMinutes } from '../../../kernel/waiting-minutes.ts';
import { dueAt } from './case-deadline.policy.ts';
import { pageOf, readCursor } from './case-place.policy.ts';
import { countCases } from './count-cases.ts';
import { casesIn, hadLoan, orderOf } from './select-cases.ts';

export const listCasesHandler = implement(listCases, async ({ query }, { caller, tx, services }) => {
  const { perPage = 25, cursor } = query;
  const { now } = await services.clock.business(tx);
  const cases = casesIn(tx, { filter: query, staffId: caller.userId, now });
  const place = readCursor(cursor);
  const order = orderOf(query, place);
  const rows = await rowsOf(tx, { cases, order, limit: perPage + 1 });
  const { rows: shown, next, previous } = pageOf({ rows, perPage, place });
  return ok({ cases: shown.map((row) => toCaseRow(row, now)), next, previous, ...(await countCases(cases)) });
});

interface Page {
  readonly cases: ReturnType<typeof casesIn>;
  readonly order: ReturnType<typeof orderOf>;
  readonly limit: number;
}

/** Finds which cases a page has before it reads anything about them. */
function rowsOf(tx: Tx, { cases, order: { column, direction, key, beyond }, limit }: Page) {
  const page = cases
    .select(['application.client_id', 'application.id'])
    .$if(beyond !== undefined, (beside) => beside.where((eb) => beyond ?? eb.lit(true)))
    .orderBy(column, direction)
    .orderBy('application.id', direction)
    .limit(limit);
  return tx
    .selectFrom(page.as('page'))
    .innerJoin('application', (join) =>
      join.onRef('application.client_id', '=', 'page.client_id').onRef('application.id', '=', 'page.id'),
    )
    .innerJoin('client', 'client.client_id', 'application.client_id')
    .leftJoin('client_details', 'client_details.client_id', 'application.client_id')
    .leftJoin('bank_account', 'bank_account.client_id', 'application.client_id')
    .leftJoin('case_assignment', (join) =>
      join
        .onRef('case_assignment.client_id', '=', 'application.client_id')
        .onRef('case_assignment.application_id', '=', 'application.id'),
    )
    .leftJoin('staff_user', 'staff_user.id', 'case_assignment.staff_id')
    .selectAll('application')
    .select(['client_details.first_name', 'client_details.last_name', 'client.phone_last_four'])
    .select(['bank_account.bank_code', 'staff_user.id as holder_id', 'staff_user.name as holder_name'])
    .select((eb) => [key.as('key'), hadLoan(eb).as('is_repeat')])
    .orderBy(column, direction)
    .orderBy('application.id', direction)
    .execute();
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function toCaseRow(row: Row, now: Date): Reply<typeof listCases>['cases'][number] {
  const due = dueAt(row.status, row.status_since);
  return {
    id: row.id,
    hashedId: row.hashed_id,
    clientName: [row.first_name, row.last_name].filter((name) => name !== null).join(' '),
    phoneLastFour: row.phone_last_four,
    status: row.status,
    desiredLoanAmount: row.desired_centavos,
    reasons: row.reasons,
    createdAt: row.created_at.toISOString(),
    waitingSince: row.status_since.toISOString(),
    waitingMinutes: waitingMinutes(row.status_since, now),
    dueAt: due?.toISOString() ?? null,
    isOverdue: due !== null && due <= now,
    assignee: row.holder_id && row.holder_name ? { id: row.holder_id, name: row.holder_name } : null,
    bank: row.bank_code && (bankByCode(row.bank_code)?.name ?? row.bank_code),
    isRepeat: Boolean(row.is_repeat),
  };
}
