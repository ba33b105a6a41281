import type { LoanPosition } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../../../kernel/database/database.ts';
import type { Services } from '../../../../services.ts';
import { isSamePerson, readFullNames } from '../../../clients/index.ts';
import {
  findSignedLoans,
  type LoanRecord,
  loansDueNear,
  loansOfClients,
  paidOutLoansOfNumbers,
  readLoans,
  type ServicedLoan,
} from '../../../loans/index.ts';
import type { IncomingPaymentRow } from '../lock-unmatched.ts';
import { type CandidateFacts, type RankedCandidate, rankCandidates } from './rank-candidates.policy.ts';
import { readSignals, type Sender, type Signals } from './read-signals.ts';

/** Largest number of loans that are compared by their amount alone: those due nearest to the payment. */
const MOST_BY_AMOUNT = 200;

export interface LoanCandidate extends CandidateFacts {
  readonly clientName: string;
}

/** Reads the loans that a payment may be for, the likeliest first. */
export async function readCandidates(
  tx: Tx,
  { receipt, sender }: { readonly receipt: IncomingPaymentRow; readonly sender: Sender },
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<readonly RankedCandidate<LoanCandidate>[]> {
  const { today } = await services.clock.business(tx);
  const signals = await readSignals(tx, { receipt, sender }, services);
  const loans = await readLoans(tx, await possibleLoans(tx, receipt, signals));
  const names = await readFullNames(tx, [...new Set(loans.map(({ record }) => record.client_id))]);
  return rankCandidates(
    loans.map((loan) => {
      const clientName = names.get(loan.record.client_id) ?? '';
      const { daysLate, outstandingCentavos: owed } = loan.positionOn(today);
      return { ...factsOf(loan, { receipt, signals }), ...isOf(sender, clientName), clientName, daysLate, owed };
    }),
  );
}

async function possibleLoans(tx: Tx, receipt: IncomingPaymentRow, signals: Signals): Promise<LoanRecord[]> {
  const { amount_centavos: amountCentavos, received_on: day } = receipt;
  const clients = [...new Set([...signals.paidFromSame.keys(), ...signals.holders])];
  const found = [
    ...(await loansOfClients(tx, clients)),
    ...(await paidOutLoansOfNumbers(tx, [...signals.numbers])),
    ...(await findSignedLoans(tx, [...signals.claimed])),
    ...(await loansDueNear(tx, { day, amountCentavos, most: MOST_BY_AMOUNT })),
  ];
  return [...new Map(found.map((loan) => [loan.id, loan])).values()];
}

interface Compared {
  readonly receipt: IncomingPaymentRow;
  readonly signals: Signals;
}

function factsOf({ record, positionOn }: ServicedLoan, { receipt, signals }: Compared) {
  const { amount_centavos: amount, received_on: day } = receipt;
  const then = positionOn(day);
  return {
    ...{ loanId: record.id, number: record.hashed_id, status: record.status },
    isClaimed: signals.claimed.has(record.id),
    isNamed: signals.numbers.has(record.hashed_id),
    paidFromSameOn: signals.paidFromSame.get(record.client_id) ?? null,
    isPayoutAccount: signals.holders.has(record.client_id),
    isPayoff: then.outstandingCentavos === amount,
    isInstalment: isAskedFor(then, amount),
  };
}

const isAskedFor = ({ dueCentavos, nextDue }: LoanPosition, amount: Centavos): boolean =>
  dueCentavos === amount || nextDue?.amountCentavos === amount;

const isOf = ({ origin }: Sender, clientName: string) => ({
  isSameName: origin?.holderName !== undefined && isSamePerson(origin.holderName, clientName),
});
