import { payDateOptions } from '@lender/calculator';
import { createApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../src/kernel/database/database.ts';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { findApplication, moveApplication } from '../../src/modules/applications/index.ts';
import { lockClient } from '../../src/modules/clients/index.ts';
import { queuePayout } from '../../src/modules/payments/index.ts';
import type { Services } from '../../src/services.ts';
import { plantClient } from '../planted.ts';
import { signLoan } from '../sign-loan.ts';
import { type Borrower, type Surroundings, tokenOf } from './borrower.ts';
import { askedCentavos } from './borrower-plan.ts';
import type { WorldServer } from './world-server.ts';

interface Beginning extends Pick<Surroundings, 'chance' | 'today'> {
  readonly server: Pick<WorldServer, 'call' | 'services'>;
}

/** Asks for a loan as the site would, and signs it as if it had been approved. */
export async function beginLoan(
  borrower: Pick<Borrower, 'clientId'>,
  { server, chance, today }: Beginning,
): Promise<void> {
  const clientId = borrower.clientId ?? (await plantClient(server)).clientId;
  borrower.clientId = clientId;
  const option = chance.pick(payDateOptions('monthly', today).slice(8, 25));
  const payDates = { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate };
  const body = { salaryCycle: 'monthly', payDates, loanAmount: askedCentavos(chance) } as const;
  const opened = await server.call(createApplication, { body }, { token: await tokenOf(clientId, server) });
  if (opened.code !== undefined) return;
  await inTransaction(server.services.db, async (tx) => {
    await lockClient(tx, clientId);
    await approveAndSign(tx, { clientId, applicationId: opened.data.id }, server.services);
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
