import type { getLoanEffect, RefusalOf } from '@lender/contract';
import type { LoanEvent } from '@lender/lending';
import { sumCentavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { countedPayment, creditRefund, paymentEvent, reversalEvent } from '../../payments/index.ts';
import { mayAct } from '../commands/may-act.policy.ts';
import { registrablePayment } from '../commands/registrable-payment.ts';
import { actOf } from './act-of.ts';
import type { Imagined } from './effect-of.policy.ts';
import type { WantedAct, WantedCommand } from './wanted-command.ts';

/** Reason why a command about a loan is not possible. */
export type EffectRefusal = Refusal<RefusalOf<typeof getLoanEffect>>;
type Imagining = Result<Imagined, EffectRefusal>;

export interface Question {
  readonly loan: ServicedLoan;
  readonly wanted: WantedCommand;
}

/**
 * Computes the effect that a command would have on a loan if it were given now; refused as the command itself would be.
 */
export async function imagine(
  tx: Tx,
  { loan, wanted }: Question,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Imagining> {
  const moment = await services.clock.business(tx);
  switch (wanted.kind) {
    case 'loan.register_payment': {
      const money = await registrablePayment(tx, loan, { payment: wanted, moment });
      return money.ok ? ok(byServer(paymentEvent(money.value), moment)) : money;
    }
    case 'loan.reverse_payment': {
      const payment = await countedPayment(tx, loan.record, wanted.payment);
      if (!payment) return refuse('not_found');
      return ok(byServer(reversalEvent(payment, { on: moment.today, at: moment.now }), moment));
    }
    case 'payment.refund_credit': {
      const parts = await creditRefund(tx, loan, services);
      if (!parts.ok) return parts;
      const amountCentavos = sumCentavos(parts.value.map((part) => part.amountCentavos));
      return ok(byServer({ kind: 'refund', amountCentavos, ...dated(moment) }, moment));
    }
    default:
      return imagineAct(loan, wanted, moment);
  }
}

function imagineAct(loan: ServicedLoan, wanted: WantedAct, moment: BusinessMoment): Imagining {
  const { today } = moment;
  const { actor, event: facts } = actOf(wanted);
  const event = { ...facts, ...dated(moment) };
  return mayAct(loan, { event, actor, today }) ?? ok({ event, actor, today });
}

const byServer = (event: LoanEvent, { today }: BusinessMoment): Imagined => ({ event, actor: 'server', today });

/** Returns the id and the dates of an imagined event, which never happens, so its id is never looked up. */
const dated = ({ now, today }: BusinessMoment) => ({ id: 'imagined', valueDate: today, at: now.toISOString() });
