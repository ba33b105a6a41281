import { plainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import * as z from 'zod/mini';
import type { BankAccount, BankMovement } from './port.ts';

const PESOS = 'MXN';
/** Belvo's category for wages, pensions and fees for work, among its categories of movements. */
const INCOME = 'Income & Payments';

const text = z.nullish(z.string());

const ownersSchema = z.array(
  z.object({ display_name: text, first_name: text, last_name: text, second_last_name: text }),
);

const accountSchema = z.object({
  id: z.string(),
  currency: text,
  balance_type: z.nullish(z.string()),
  balance: z.object({ current: z.nullish(z.number()) }),
});
const accountsSchema = z.array(accountSchema);

const movementsSchema = z.array(
  z.object({
    account: z.nullish(z.object({ id: z.string() })),
    value_date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
    amount: z.number(),
    balance: z.nullish(z.number()),
    currency: text,
    type: z.nullish(z.string()),
    status: z.nullish(z.string()),
    category: text,
  }),
);

/** Banks name people in one field or in several. */
export const readOwners = (rows: unknown): string[] =>
  ownersSchema
    .parse(rows)
    .map(({ display_name, ...parts }) => display_name || Object.values(parts).filter(Boolean).join(' '))
    .filter((name) => name.trim() !== '');

/** Reads accounts in pesos that hold the owner's own money; cards and loans are debts. */
export const readAccounts = (rows: unknown): BankAccount[] =>
  accountsSchema
    .parse(rows)
    .filter(({ currency, balance_type }) => currency === PESOS && balance_type !== 'LIABILITY')
    .map(({ id, balance }) => ({ id, balanceCentavos: nearest(balance.current ?? 0) }));

/** Reads completed movements in pesos; a pending movement may not happen. */
export const readMovements = (rows: unknown): BankMovement[] =>
  movementsSchema.parse(rows).flatMap(({ account, value_date, amount, balance, currency, type, status, category }) =>
    account && currency === PESOS && status !== 'PENDING' && (type === 'INFLOW' || type === 'OUTFLOW')
      ? [
          {
            accountId: account.id,
            date: plainDate(value_date.slice(0, 10)),
            centavos: nearest(type === 'INFLOW' ? Math.abs(amount) : -Math.abs(amount)),
            balanceCentavos: balance == null ? null : nearest(balance),
            isIncome: type === 'INFLOW' && category === INCOME,
          },
        ]
      : [],
  );

/** No payment is made by these amounts, so the banks' third decimals are rounded away. */
const nearest = (pesos: number): Centavos => centavos(Math.round(pesos * 100));
