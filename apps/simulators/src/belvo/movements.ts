import type { BankKind } from './bank-kinds.data.ts';
import { chanceOf } from './chance.ts';

/** Money received or paid by an account. */
export interface Movement {
  /** `2026-03-02` */
  readonly date: string;
  /** Positive: received; negative: paid. */
  readonly centavos: number;
  readonly balanceCentavos: number;
  readonly description: string;
  /** Category, as Belvo names it. */
  readonly category: string;
}

export interface AccountLife {
  /** Seed; the same seed gives the same movements. */
  readonly seed: string;
  readonly kind: BankKind;
  /** Last day, `2026-03-02`. */
  readonly until: string;
  readonly monthlyCentavos: number;
}

const DAYS = 90;
const OPENING_CENTAVOS = 150_000;
const PAYDAY = 15;
/** Days before the end on which an irregular income came. */
const NOW_AND_THEN = [12, 80];
const INCOME = 'Income & Payments';

type Action = Omit<Movement, 'date' | 'balanceCentavos'>;

/** Returns the movements of an account in the 90 days up to a day, the oldest first. */
export function movementsOf({ seed, kind, until, monthlyCentavos }: AccountLife): Movement[] {
  const chance = chanceOf(seed);
  let balanceCentavos = OPENING_CENTAVOS;
  return daysUpTo(until).flatMap((date, index) => {
    const wages = kind === 'irregular' ? nowAndThen(DAYS - 1 - index, monthlyCentavos) : wagesOn(date, monthlyCentavos);
    const actions = [...wages, ...expensesOn(date, { kind, monthlyCentavos, balanceCentavos, chance })];
    return actions.map((action) => {
      balanceCentavos += action.centavos;
      return { date, balanceCentavos, ...action };
    });
  });
}

function daysUpTo(last: string): string[] {
  const lastMs = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(lastMs - (DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const isPayday = (date: string): boolean => Number(date.slice(8)) === PAYDAY || dayAfter(date).endsWith('-01');

const wagesOn = (date: string, monthlyCentavos: number): Action[] =>
  isPayday(date)
    ? [{ centavos: Math.round(monthlyCentavos / 2), description: 'PAGO DE NOMINA', category: INCOME }]
    : [];

/** Returns two incomes more than two months apart, and a transfer that is no income. */
function nowAndThen(daysBefore: number, monthlyCentavos: number): Action[] {
  if (NOW_AND_THEN.includes(daysBefore))
    return [{ centavos: Math.round(monthlyCentavos * 0.6), description: 'PAGO POR HONORARIOS', category: INCOME }];
  if (daysBefore === 40) return [{ centavos: monthlyCentavos, description: 'SPEI RECIBIDO', category: 'Transfers' }];
  return [];
}

interface Spender extends Pick<AccountLife, 'kind' | 'monthlyCentavos'> {
  readonly balanceCentavos: number;
  readonly chance: () => number;
}

/**
 * Returns the expenses of a day: every third day a purchase, never more than the balance; an overdrawn account pays the
 * rent before payday.
 */
function expensesOn(date: string, { kind, monthlyCentavos, balanceCentavos, chance }: Spender): Action[] {
  if (kind === 'overdrawn' && isPayday(dayAfter(date)))
    return [
      { centavos: -(Math.max(balanceCentavos, 0) + 35_000), description: 'PAGO DE RENTA', category: 'Home & Life' },
    ];
  const isBuying = chance() < 1 / 3;
  const centavos = Math.round(chance() * Math.min(monthlyCentavos / 12, Math.max(balanceCentavos, 0)));
  return isBuying && centavos > 0
    ? [{ centavos: -centavos, description: 'COMPRA EN TIENDA', category: 'Food & Groceries' }]
    : [];
}
