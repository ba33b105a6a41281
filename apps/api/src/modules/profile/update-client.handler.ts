import { type Send, updateClient } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { lockClient, ownPhone, sealPersonal, storeProfile } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { activeProduct, futurePayDates } from '../pricing/index.ts';
import { readClientProfile } from './client-profile.ts';
import { arePayDatesUsable, isOtherPhone } from './update-client.policy.ts';

type Body = Send<typeof updateClient>['body'];

export const updateClientHandler = implement(updateClient, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const { vault } = services;
  const { alternatePhone, pay } = body;
  await lockClient(tx, clientId);
  if (alternatePhone && !isOtherPhone(alternatePhone, await ownPhone(tx, clientId, vault)))
    return refuse('invalid_input', { field: ['alternatePhone'] });
  const payColumns = pay && (await payColumnsOf(tx, pay, services));
  if (pay && !payColumns) return refuse('pay_dates_invalid', { field: ['pay', 'payDates'] });

  const seal = (value: string) => sealPersonal(vault, 'alternate_phone', { clientId, value });
  const alternate_phone_sealed = typeof alternatePhone === 'string' ? seal(alternatePhone) : alternatePhone;
  await storeProfile(tx, clientId, {
    ...payColumns,
    ...(alternate_phone_sealed !== undefined && { alternate_phone_sealed }),
  });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.profile' } });
  return ok(await readClientProfile(tx, clientId, services));
});

async function payColumnsOf(
  tx: Tx,
  { salaryCycle: cycle, payDates: given }: NonNullable<Body['pay']>,
  { clock }: Pick<Services, 'clock'>,
) {
  const { now, today } = await clock.business(tx);
  const payDates = futurePayDates(given, today);
  const { pricing } = await activeProduct(tx, now);
  if (!payDates || !arePayDatesUsable(pricing, { cycle, payDates, today })) return undefined;
  return { pay_cycle: cycle, first_pay_date: payDates[0], second_pay_date: payDates[1] };
}
