import { getLoan, getLoanEvents, getLoanLedger } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { booksSentence } from './books-sentence.ts';
import type { LoanCommandName } from './command-name.ts';
import type { CommandView } from './commands/command-view.ts';
import { offeredCommands } from './commands/offered-commands.ts';
import { readCommand } from './commands/read-command.server.ts';
import { eventLines } from './event-view.ts';
import { ledgerPage } from './ledger-pages.ts';
import { type LoanLedger, ledgerView } from './ledger-view.ts';
import { lifeView } from './life-view.ts';
import type { LoanQuery } from './loan-query.ts';
import type { Loan, LoanEvent } from './loan-reading.ts';
import { type LoanView, loanView } from './loan-view.ts';
import { movementView } from './movement-view.ts';

/** Content of the open tab, beside the loan itself. */
export type LoanPart =
  | { readonly tab: 'resumen' }
  | ({
      readonly tab: 'movimientos';
      readonly life: ReturnType<typeof lifeView>;
      /** Explains why the books show another debt than the amount that settles the loan today. */
      readonly books: string | null;
    } & ReturnType<typeof movementView>)
  | { readonly tab: 'historia'; readonly events: ReturnType<typeof eventLines> }
  | ({ readonly tab: 'libro'; readonly balances: ReturnType<typeof ledgerView>['balances'] } & ReturnType<
      typeof ledgerPage
    >);

export interface LoanPage {
  readonly loan: LoanView;
  readonly part: LoanPart;
  /** Commands that the state of the loan permits; of these the page shows those that the role permits. */
  readonly offered: readonly LoanCommandName[];
  readonly command?: CommandView;
}

/** Reads a loan on a day, one part of it, and the open command; `undefined` when there is no such loan. */
export async function readLoan(
  call: Call,
  id: string,
  { query, search }: { readonly query: LoanQuery; readonly search: URLSearchParams },
): Promise<LoanPage | undefined> {
  const params = { id };
  const { day: date, command } = query;
  const [loan, events] = await Promise.all([
    call(getLoan, { params, query: { ...(date && { date }) } }),
    call(getLoanEvents, { params }),
  ]);
  if (!loan.ok) return absent(loan.refusal);
  if (!events.ok) return absent(events.refusal);
  const offered = offeredCommands(loan.data, events.data);
  const open =
    command !== undefined && offered.includes(command) ? { id, command, events: events.data, search } : undefined;
  return {
    loan: loanView(loan.data),
    part: await readPart(call, { loan: loan.data, query, events: events.data }),
    offered,
    ...(open && { command: await readCommand(call, open) }),
  };
}

/**
 * Returns nothing for a loan that does not exist, which has no page; throws every other refusal, which the error page
 * explains.
 */
function absent(refusal: { readonly code: string }): undefined {
  if (refusal.code !== 'not_found') throw unreadable('the loan', refusal);
}

interface Part {
  readonly loan: Loan;
  readonly query: LoanQuery;
  readonly events: readonly LoanEvent[];
}

async function readPart(call: Call, { loan, query: { tab, page, day }, events }: Part): Promise<LoanPart> {
  const { id } = loan;
  switch (tab) {
    case 'resumen':
      return { tab };
    case 'historia':
      return { tab, events: eventLines(events) };
    case 'movimientos': {
      const ledger = await readLedger(call, id);
      const books = day === undefined ? booksSentence(loan, ledger) : null;
      return { tab, books, life: lifeView({ loan, events, ledger }), ...movementView(ledger) };
    }
    case 'libro': {
      const { balances, lines } = ledgerView(await readLedger(call, id));
      return { tab, balances, ...ledgerPage(id, lines, page) };
    }
  }
}

/** Reads the ledger of a loan; empty before the payout. */
async function readLedger(call: Call, id: string): Promise<Pick<LoanLedger, 'entries' | 'balances'>> {
  const answer = await call(getLoanLedger, { params: { id }, query: {} });
  if (answer.ok) return answer.data;
  if (answer.refusal.code === 'not_found') return { entries: [], balances: [] };
  throw unreadable('the ledger', answer.refusal);
}
