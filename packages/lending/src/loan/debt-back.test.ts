import type { PlainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_STATUS, type LoanStatus } from '../status/loan-status.ts';
import { loanTransitionPath } from '../transition/loan-transition-path.ts';
import type { TransitionActor } from '../transition/transition.ts';
import { balancesOf } from './balances-of.ts';
import { debtBack } from './debt-back.ts';
import { anyLife, LIVES } from './life.fixture.ts';
import { happened, livedLoan, payment } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { loanStatusAfter } from './loan-status-after.ts';
import { positionOn } from './position-on.ts';
import { mayRecordLoanEvent } from './recording/may-record-loan-event.ts';

const { loan, events, day } = livedLoan();
const writtenOff = { ...happened('write-off', day(220)), kind: 'write_off' } as const;
const sale = { ...happened('sale', day(220)), kind: 'sale', buyer: 'buyer', priceCentavos: centavos(50_000) } as const;
const undone = (of: LoanEvent, days: number) =>
  ({ ...happened(`reversal:${of.id}`, day(days)), kind: 'reversal', of: of.id }) as const;
const backOf = (known: readonly LoanEvent[], days: number, status: LoanStatus = LOAN_STATUS.paid) =>
  debtBack({ status, events: known, position: positionOn(loan, known, day(days)), actor: 'server' });

describe('a debt that becomes the lender’s own again', () => {
  test('a debt becomes the lender’s own again when the payment that recovered a written-off loan is reversed', () => {
    const recovered = payment(centavos(600_000), day(230));
    const known = [...events, writtenOff, recovered];
    expect(backOf(known, 230, LOAN_STATUS.writeOff)).toBeUndefined();
    expect(backOf([...known, undone(recovered, 240)], 240)).toEqual({ kind: 'write_off_undone' });
  });

  test('a debt becomes the lender’s own again when a payment made before its sale, but reported later, is reversed', () => {
    const late = payment(centavos(600_000), day(100));
    const known = [...events, sale, late];
    expect(backOf(known, 221, LOAN_STATUS.soldDebt)).toBeUndefined();
    const books = balancesOf(positionOn(loan, known, day(221)));
    expect([books.buyer_payable, books.sale_loss, books.principal_receivable]).toEqual([-50_000, 0, 0]);
    expect(backOf([...known, undone(late, 240)], 240)).toEqual({ kind: 'buy_back', priceCentavos: 50_000 });
  });

  test('a debt does not become the lender’s own again by an event that leaves it where it was', () => {
    expect(backOf([...events, writtenOff], 230, LOAN_STATUS.writeOff)).toBeUndefined();
    expect(backOf([...events, sale], 230, LOAN_STATUS.soldDebt)).toBeUndefined();
    expect(backOf([...events, sale], 230, LOAN_STATUS.terminated)).toBeUndefined();
  });
});

interface Walked {
  readonly status: LoanStatus;
  readonly known: readonly LoanEvent[];
  readonly bookedOn: PlainDate;
}

test('a loan reaches the status that its events lead to, in whatever order they become known', () => {
  fc.assert(
    fc.property(anyLife({ maxEvents: 12 }), ({ terms, events: all }) => {
      const start: Walked = { status: LOAN_STATUS.draft, known: [], bookedOn: terms.payoutDate };
      all.reduce((before, event) => walk(before, event), start);

      function walk(before: Walked, event: LoanEvent): Walked {
        const actor = actorOf(event);
        const after = withEvent(before, event);
        const back = debtBack({ status: before.status, events: after.known, position: after.position, actor });
        // A decision of people is refused where the loan may not go; an event that happened is not.
        if (back && !mayRecordLoanEvent(event.kind, 'server')) return before;
        const at = `${after.bookedOn}T23:59:59.999Z`;
        const last = back
          ? withEvent(after, { ...back, id: `${back.kind}:${event.id}`, valueDate: after.bookedOn, at })
          : after;
        const to = loanStatusAfter(last.position, before.status);
        const isReachable = [actor, 'server' as const].some((mover) =>
          loanTransitionPath({ from: before.status, to, actor: mover }),
        );
        if (!isReachable && !mayRecordLoanEvent(event.kind, 'server')) return before;
        expect(isReachable).toBe(true);
        expect(Object.values(balancesOf(last.position)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        return { ...last, status: to };
      }

      function withEvent({ status, known, bookedOn }: Walked, event: LoanEvent) {
        const on = event.valueDate > bookedOn ? event.valueDate : bookedOn;
        const more = [...known, event];
        return { status, known: more, bookedOn: on, position: positionOn(terms, more, on) };
      }
    }),
    LIVES,
  );
});

/** The server where it may record the event: what is reported to it cannot be refused. */
const actorOf = ({ kind }: LoanEvent): TransitionActor =>
  (['server', 'checker', 'operator', 'client'] as const satisfies readonly TransitionActor[]).find((actor) =>
    mayRecordLoanEvent(kind, actor),
  ) ?? 'server';
