import type { PayCycle, PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { BankSnapshot } from '../../../providers/belvo/port.ts';
import { isSamePerson } from '../../clients/index.ts';
import { monthlyIncome, regularCycles } from './income.policy.ts';
import { countOverdrafts } from './overdrafts.policy.ts';

/** Facts about a person's bank that a decision may use. A fact that is not known is absent. */
export interface BankFacts {
  readonly bankVerified?: boolean;
  /** Regular pay cycles among the newest, one after the other. */
  readonly incomeRegularCycles?: number;
  /** Income of a month, in whole per cent of the income that was declared. */
  readonly inflowPercentOfDeclared?: number;
  /** Overdrafts in the days for which the bank was asked. */
  readonly overdrafts?: number;
  readonly nameMismatch?: boolean;
}

/** Facts that a person states about themself. */
export interface Declared {
  readonly fullName: string;
  readonly payCycle: PayCycle;
  readonly monthlyCentavos: Centavos;
}

/** Number of days back for which a bank is asked: three pay cycles of a month, wherever today is in one. */
export const READ_DAYS = 100;

/** Reads from what a bank knew on a day what a decision may ask about it. */
export function bankFacts(
  snapshot: BankSnapshot,
  { declared, on }: { readonly declared: Declared; readonly on: PlainDate },
): BankFacts {
  const { owners, movements } = snapshot;
  const { fullName, payCycle, monthlyCentavos } = declared;
  const asked = { movements, payCycle, today: on, days: READ_DAYS };
  const overdrafts = countOverdrafts(snapshot);
  return {
    bankVerified: true,
    incomeRegularCycles: regularCycles(asked),
    ...(monthlyCentavos > 0 && {
      inflowPercentOfDeclared: Math.floor((monthlyIncome(asked) * 100) / monthlyCentavos),
    }),
    ...(overdrafts !== undefined && { overdrafts }),
    ...(owners.length > 0 && { nameMismatch: !owners.some((owner) => isSamePerson(owner, fullName)) }),
  };
}
