import { BANK_LINE_STATES, type BankLineState, listBankLines, type Reply, type Send } from '@lender/contract';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { type RawBuilder, sql } from 'kysely';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { staffName } from '../access/index.ts';
import { EFFECTIVE_LINES, selectLines, toLineReply } from './effective-lines.ts';

type Listing = Reply<typeof listBankLines>;
type Query = Send<typeof listBankLines>['query'];

const MOST_STATEMENTS = 10;

export const listBankLinesHandler = implement(listBankLines, async ({ query }, { tx }) => {
  const { perPage = 25 } = query;
  const lines = await selectLines(
    tx,
    sql`where ${isAskedFor(query)} order by booked_on desc, id desc limit ${perPage + 1}`,
  );
  const shown = lines.slice(0, perPage);
  const last = lines.length > perPage ? shown.at(-1) : undefined;
  return ok({
    rows: shown.map(toLineReply),
    next: last ? `${last.booked_on}.${last.id}` : null,
    totals: await readTotals(tx),
    statements: await readStatements(tx),
  });
});

/** Stored states of lines that have an effective state: an index finds them. */
const STORED: Readonly<Record<BankLineState, readonly BankLineState[]>> = {
  exception: ['exception', 'asked'],
  asked: ['asked'],
  matched: ['matched', 'asked'],
  aside: ['aside'],
};

function isAskedFor({ state, after }: Query): RawBuilder<unknown> {
  const [day, id] = after?.split('.') ?? [];
  const ofState = state ? sql`state in (${sql.join(STORED[state])}) and effective = ${state}` : sql`true`;
  const below = after === undefined ? sql`true` : sql`(booked_on, id) < (${day}::date, ${id}::uuid)`;
  return sql`${ofState} and ${below}`;
}

async function readTotals(tx: Tx): Promise<Listing['totals']> {
  const { rows } = await sql<{
    state: BankLineState;
    lines: number;
    credits: string;
    debits: string;
    automatic: number;
  }>`select effective as state, count(*)::int as lines,
      coalesce(sum(amount_centavos) filter (where amount_centavos > 0), 0)::text as credits,
      coalesce(-sum(amount_centavos) filter (where amount_centavos < 0), 0)::text as debits,
      count(*) filter (where is_automatic and effective <> 'exception')::int as automatic
    from ${EFFECTIVE_LINES} group by effective`.execute(tx);
  const found = new Map(rows.map((row) => [row.state, row]));
  return BANK_LINE_STATES.map((state) => {
    const { lines = 0, credits = '0', debits = '0', automatic = 0 } = found.get(state) ?? {};
    return { state, lines, credits: centavos(Number(credits)), debits: centavos(Number(debits)), automatic };
  });
}

async function readStatements(tx: Tx): Promise<Listing['statements']> {
  const rows = await tx
    .selectFrom('bank_statement')
    .selectAll('bank_statement')
    .select((eb) => staffName(eb.ref('bank_statement.imported_by')).$notNull().as('byName'))
    .orderBy('imported_at', 'desc')
    .orderBy('bank_statement.id', 'desc')
    .limit(MOST_STATEMENTS)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, account: row.account, byName: row.byName, hasGap: row.has_gap },
    ...{ from: row.first_on, to: row.last_on, lines: row.line_count, fresh: row.fresh_count },
    importedAt: row.imported_at.toISOString(),
    closing: row.closing_centavos,
  }));
}
