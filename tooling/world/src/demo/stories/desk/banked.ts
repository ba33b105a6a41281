import { formatPlainDate } from '@lender/calculator';
import { getReconciliation, importBankStatement } from '@lender/contract';
import type { ClearingAccount } from '@lender/lending';
import type { Lived } from '../../world/lived.ts';
import { BANK_WORDS } from '../notes.copy.es.ts';
import type { DeskWork } from './desk-work.ts';

const LENDERS_ACCOUNT = '4417';
/** Balance of the lender before its first loan, in centavos. */
const FIRST_BALANCE = 75_000_000;
/** Bank's name of the payer that settles each clearing account. */
const SETTLES: Readonly<Partial<Record<ClearingAccount, string>>> = {
  openpay_store_clearing: 'OPENPAY TIENDAS',
  openpay_spei_clearing: 'OPENPAY SPEI',
  belvo_debit_clearing: 'BELVO DOMICILIACION',
};

/** Unexpected lines in the last statement: a transfer without a name, and a fee that the bank took. */
const UNEXPECTED = [
  { words: BANK_WORDS.transfer, reference: '7714203', centavos: 35_000 },
  { words: BANK_WORDS.fee, reference: 'COM1126', centavos: -5_800 },
] as const;

/** Weekly import of the bank statement, the last time yesterday. */
export const BANKED: readonly DeskWork[] = [84, 77, 70, 63, 56, 49, 42, 35, 28, 21, 14, 7, 1].map((daysAgo) => ({
  daysAgo,
  hour: 10.4,
  work: (lived) => takeIn(lived, daysAgo),
}));

async function takeIn({ server, staff, moments }: Lived, daysAgo: number): Promise<void> {
  const day = moments.dayAgo(daysAgo);
  const token = await staff.as('payments');
  const { accounts } = await server.ask(getReconciliation, { query: { from: day, to: day } }, token);
  const handedOver = accounts.flatMap(({ account, closing }) => {
    const words = SETTLES[account];
    return words && closing > 0 ? [{ words, reference: `${account.slice(0, 9)}${day}`, centavos: closing }] : [];
  });
  const lines = [...handedOver, ...(daysAgo === 1 ? UNEXPECTED : [])];
  if (lines.length === 0) return;
  let balance = FIRST_BALANCE + (await takenInSoFar(server.services.db));
  const rows = lines.map(({ words, reference, centavos }) => {
    balance += centavos;
    return [formatPlainDate(day), words, reference, '', pesos(centavos), pesos(balance)].join(',');
  });
  const file = new Blob([['fecha,descripcion,referencia,clave de rastreo,importe,saldo', ...rows].join('\n')], {
    type: 'text/csv',
  });
  await server.ask(importBankStatement, { body: { account: LENDERS_ACCOUNT, name: `${day}.csv`, file } }, token);
}

const takenInSoFar = async (db: Lived['server']['services']['db']): Promise<number> => {
  const { sum } = await db
    .selectFrom('bank_line')
    .select(({ fn }) => fn.sum<string | null>('amount_centavos').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

const pesos = (centavos: number): string => (centavos / 100).toFixed(2);
