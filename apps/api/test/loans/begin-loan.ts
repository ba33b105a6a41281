import { type PlainDate, payDateOptions } from '@lender/calculator';
import { createApplication } from '@lender/contract';
import { APPLICATION_STATUS, type PayoutMethod } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import type { Tx } from '../../src/kernel/database/database.ts';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { findApplication, moveApplication } from '../../src/modules/applications/index.ts';
import { lockClient } from '../../src/modules/clients/index.ts';
import { loanOfApplication, readLoan } from '../../src/modules/loans/index.ts';
import { queuePayout } from '../../src/modules/payments/index.ts';
import type { Services } from '../../src/services.ts';
import type { Chance } from '../chance.ts';
import { plantClient } from '../people/planted.ts';
import { clientToken } from './client-token.ts';
import type { Lender } from './lender.ts';
import { signLoan } from './sign-loan.ts';

interface Beginning {
  readonly server: Lender;
  readonly chance: Chance;
  readonly today: PlainDate;
  /** @default any amount that a first loan may have and that leaves room for a second loan */
  readonly amountCentavos?: Centavos;
  /** Weekly pay dates are close together, as several instalments need. @default 'monthly' */
  readonly payCycle?: 'monthly' | 'weekly';
  /** @default the product's way of payout */
  readonly paymentMethod?: PayoutMethod;
}

export interface BegunLoan {
  readonly loanId: string;
  readonly dueOn: PlainDate;
  readonly principalCentavos: Centavos;
}

/** Returns an amount on the product's grid. */
const anyAmount = (chance: Chance): Centavos => centavos(50_000 + 10_000 * Math.floor(chance.next() * 25));

/**
 * Applies for a loan as the site would, and signs it as if it had been approved.
 *
 * @returns undefined when it is refused
 */
export async function beginLoan(
  borrower: { clientId: string | undefined },
  { server, chance, today, amountCentavos = anyAmount(chance), payCycle = 'monthly', paymentMethod }: Beginning,
): Promise<BegunLoan | undefined> {
  const clientId = borrower.clientId ?? (await plantClient(server)).clientId;
  borrower.clientId = clientId;
  const options = payDateOptions(payCycle, today);
  const option = chance.pick(payCycle === 'monthly' ? options.slice(12, 22) : options);
  const payDates = { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate };
  const method = paymentMethod && { paymentMethod };
  const body = { salaryCycle: payCycle, payDates, loanAmount: amountCentavos, ...method };
  const opened = await server.call(createApplication, { body }, { token: await clientToken(clientId, server) });
  if (opened.code !== undefined) return undefined;
  const { services } = server;
  return inTransaction(services.db, async (tx) => {
    await lockClient(tx, clientId);
    const ids = { clientId, applicationId: opened.data.id };
    await approveAndSign(tx, ids, services);
    const record = await loanOfApplication(tx, { client_id: clientId, id: ids.applicationId });
    if (!record) throw new Error('the loan is gone');
    const { endDate: dueOn } = (await readLoan(tx, record)).offer;
    return { loanId: record.id, dueOn, principalCentavos: record.principal_centavos };
  });
}

async function approveAndSign(
  tx: Tx,
  ids: { clientId: string; applicationId: string },
  services: Services,
): Promise<void> {
  const record = await findApplication(tx, ids);
  if (!record) throw new Error('the application is gone');
  const toSigning = { to: APPLICATION_STATUS.signing, actor: 'server', by: 'system' } as const;
  const approved = await moveApplication(tx, { record, ...toSigning }, services);
  if (!approved.ok) throw new Error(approved.problem.code);
  await signLoan(tx, approved.value, services);
  const toAccepted = { to: APPLICATION_STATUS.accepted, actor: 'client', by: 'client' } as const;
  const signed = await moveApplication(tx, { record: approved.value, ...toAccepted }, services);
  if (!signed.ok) throw new Error(signed.problem.code);
  await queuePayout(tx, signed.value, services);
}
