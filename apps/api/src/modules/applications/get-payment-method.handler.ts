import { getPaymentMethod } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { activeProduct, productOfVersion } from '../pricing/index.ts';
import { activeApplication } from './application-record.ts';

/** Answers by the product under which the client applied, or else the one that is sold now. */
export const getPaymentMethodHandler = implement(getPaymentMethod, async (_, { caller, tx, services }) => {
  const open = await activeApplication(tx, caller.clientId);
  const { now } = await services.clock.business(tx);
  const { payoutMethods } = await (open ? productOfVersion(tx, open.product_version) : activeProduct(tx, now));
  return ok({
    methods: payoutMethods.map((method) =>
      method === 'bank_transfer' ? { method, brand: null } : { method: 'cash' as const, brand: method },
    ),
  });
});
