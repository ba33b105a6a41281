import { addDays } from '@lender/calculator';
import { overrideClientLimit } from '@lender/contract';
import { ok } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { defineApproval } from '../approvals/index.ts';
import { lockClient } from '../clients/index.ts';
import { readClientStatus } from '../loans/index.ts';
import { activeProduct, clientLimitCentavos, storeOverride } from '../pricing/index.ts';

/** Reads the amount that a client may owe now, with its basis. */
export async function limitNow(tx: Tx, clientId: string, { clock }: Pick<Services, 'clock'>) {
  const { now, today } = await clock.business(tx);
  const product = await activeProduct(tx, now);
  const status = await readClientStatus(tx, clientId, today);
  return { product, standing: status, limitCentavos: clientLimitCentavos(product, status) };
}

/** Lets a client owe up to an amount with the next application. */
export const clientLimitApproval = defineApproval({
  kind: 'client.limit',
  commandOf: (payload) => ({ kind: 'client.limit', payload }),
  endpoint: overrideClientLimit,
  subjectOf: ({ clientId }) => ({ clientId }),
  // The client paid or took a loan meanwhile, so the position differs from the one on the requester's page.
  versionOf: async (tx, { clientId }, services) => {
    await lockClient(tx, clientId);
    const { standing: status, product, limitCentavos } = await limitNow(tx, clientId, services);
    return [limitCentavos, status.closedLoans, status.openLoans.length, product.limits.maxCentavos].join(' ');
  },
  execute: async (tx, { clientId, amount, days }, { maker, checker, reason }, { clock, newId }) => {
    const { now, today } = await clock.business(tx);
    await storeOverride(tx, {
      ...{ client_id: clientId, id: newId(), amount_centavos: amount, until_day: addDays(today, days), reason },
      ...{ made_by: maker, approved_by: checker, granted_at: now },
    });
    return ok(undefined);
  },
});
