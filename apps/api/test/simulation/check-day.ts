import type { PlainDate } from '@lender/calculator';
import { balancesOf, type LoanPosition, positionOn } from '@lender/lending';
import { sql } from 'kysely';
import type { Db } from '../../src/kernel/database/database.ts';
import { loanBalances } from '../../src/modules/ledger/index.ts';
import { type LoanRecord, readLoan, type ServicedLoan } from '../../src/modules/loans/index.ts';
import type { BankWorld } from './bank-world.ts';

/** What the world's own books say of money that came in. */
type BooksOfWorld = Pick<BankWorld, 'receivedCentavos' | 'looseCentavos'>;

/** What broke, in words that lead to it. */
export interface BrokenPromise {
  readonly promise: string;
  readonly loanId?: string;
  readonly found: unknown;
}

/** Checks every promise about money at the end of a day: of the books as a whole, and of each loan that the day touched. */
export async function checkDay(
  db: Db,
  { world, today }: { world: BooksOfWorld; today: PlainDate },
): Promise<BrokenPromise[]> {
  const broken = await checkBooks(db, world);
  const touched = await db
    .selectFrom('loan')
    .selectAll()
    .where('booked_on', '=', today)
    .where('terms', 'is not', null)
    .execute();
  for (const record of touched) broken.push(...(await checkLoan(db, record, today)));
  return broken;
}

/** Of the whole: every entry and everything sums to zero, and the books hold exactly the money that the world moved. */
async function checkBooks(db: Db, world: BooksOfWorld): Promise<BrokenPromise[]> {
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(amount_centavos)::bigint as balance from ledger_posting group by account`.execute(db);
  const balances = new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
  const of = (account: string) => balances.get(account) ?? 0;
  const total = [...balances.values()].reduce((sum, balance) => sum + balance, 0);
  const received = of('openpay_store_clearing') + of('openpay_spei_clearing') + of('openpay_card_clearing');
  return [
    ...(-of('suspense') === world.looseCentavos()
      ? []
      : [
          {
            promise: 'suspense holds what nobody claimed',
            found: { books: -of('suspense'), world: world.looseCentavos() },
          },
        ]),
    ...(total === 0 ? [] : [{ promise: 'the ledger sums to zero', found: total }]),
    ...(received === world.receivedCentavos()
      ? []
      : [{ promise: 'all that came in is booked, once', found: { books: received, world: world.receivedCentavos() } }]),
  ];
}

async function checkLoan(db: Db, record: LoanRecord, today: PlainDate): Promise<BrokenPromise[]> {
  const loan = await readLoan(db, record);
  const position = loan.positionOn(record.booked_on ?? today);
  const broken: BrokenPromise[] = [];
  const expect = (promise: string, isKept: boolean, found: unknown) => {
    if (!isKept) broken.push({ promise, loanId: record.id, found });
  };
  const booked = await db
    .transaction()
    .execute((tx) => loanBalances(tx, { clientId: record.client_id, loanId: record.id }));
  const derived = balancesOf(position);
  expect('position = ledger', JSON.stringify(booked) === JSON.stringify(derived), { booked, derived });
  const shuffled = positionOn(loan.terms, loan.events.toReversed(), position.date);
  expect('position = replay in any order', JSON.stringify(shuffled) === JSON.stringify(position), loan.events);
  expect('what was lent is paid, owed, waived or lost', principalGap(position) === 0, position);
  expect('nobody owes more than the itemised total', isItemised(position), position);
  expect('what is quoted is what settles', quoteSettles(loan, today), loan.events);
  return broken;
}

/** Principal that is neither paid nor waived nor tolerated nor owed. */
const principalGap = ({ principal: { charged, paid, waived, tolerated, outstanding } }: LoanPosition): number =>
  charged - paid - waived - tolerated - outstanding;

/** What is owed is exactly its parts, and no part is negative. */
function isItemised({ principal, charges, outstandingCentavos, books }: LoanPosition): boolean {
  const parts = Object.values(charges);
  const gross = (pick: (part: (typeof parts)[number]) => { netCentavos: number; ivaCentavos: number }) =>
    parts.reduce((sum, part) => sum + pick(part).netCentavos + pick(part).ivaCentavos, 0);
  const owed = principal.outstanding + gross(({ outstanding }) => outstanding);
  return (
    owed === outstandingCentavos &&
    principal.outstanding >= 0 &&
    parts.every(({ outstanding }) => outstanding.netCentavos >= 0 && outstanding.ivaCentavos >= 0) &&
    gross(({ charged }) => charged) <= books.disbursedCentavos
  );
}

/** Whoever pays today what is asked for today owes nothing. */
function quoteSettles({ terms, events, positionOn: on }: ServicedLoan, today: PlainDate): boolean {
  const { state, outstandingCentavos, withdrawal } = on(today);
  // While the contract can be cancelled, the money that was received settles it.
  if (state !== 'open' || outstandingCentavos === 0 || withdrawal) return true;
  const payment = {
    kind: 'payment',
    id: 'payment:quote',
    valueDate: today,
    at: `${today}T23:59:59.999Z`,
    amountCentavos: outstandingCentavos,
    method: 'paynet',
  } as const;
  const after = positionOn(terms, [...events, payment], today);
  return after.outstandingCentavos === 0 && after.creditCentavos === 0;
}
