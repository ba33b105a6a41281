import { getTrialBalance } from '@lender/contract';
import { LEDGER_ACCOUNTS } from '@lender/lending';
import { centavos, sumCentavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { balancesOn } from './balances-on.ts';

export const getTrialBalanceHandler = implement(getTrialBalance, async ({ query }, { tx, services }) => {
  const { today } = await services.clock.business(tx);
  const date = query.date ?? today;
  const balances = await balancesOn(tx, { date });
  const amounts = LEDGER_ACCOUNTS.map((account) => centavos(balances[account]));
  return ok({
    date,
    balances: LEDGER_ACCOUNTS.map((account) => ({ account, amount: centavos(balances[account]) })),
    debits: sumCentavos(amounts.filter((amount) => amount > 0)),
    credits: centavos(-sumCentavos(amounts.filter((amount) => amount < 0))),
  });
});
