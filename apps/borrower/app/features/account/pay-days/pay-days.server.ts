import { defaultPayCycle, defaultPayDateOption, isPayCycle, payDateOptions } from '@lender/calculator';
import { getCalculatorConfig, updateClient } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { payDateLabel } from '../../../calculator/pay-date-label.ts';
import { doneAt } from '../../../forms/done-in.ts';
import type { ClientProfile } from '../../../platform/current-client.server.ts';
import { PAY_FIELDS, type PayField } from './pay-days.ts';

export const payForm = defineForm({
  endpoint: updateClient,
  fields: PAY_FIELDS,
  fieldOf: {
    'pay.salaryCycle': 'cycle',
    'pay.payDates': 'dates',
    'pay.payDates.first_repayment_option': 'dates',
    'pay.payDates.second_repayment_option': 'dates',
  },
  bodyOf: ({ cycle, dates }) => {
    const [first_repayment_option, second_repayment_option] = dates.split(',');
    return { pay: { salaryCycle: cycle, payDates: { first_repayment_option, second_repayment_option } } };
  },
});

type Paid = Pick<ClientProfile, 'salaryCycle' | 'payDate'>;

/** Reads what can be chosen: the cycle in the address, else the client's own, with its dates. */
export async function readPayDays(call: Call, { salaryCycle, payDate }: Paid, url: string) {
  const config = await call(getCalculatorConfig);
  if (!config.ok) throw new Error(`the calculator's rules could not be read: ${config.refusal.code}`);
  const asked = new URL(url).searchParams.get('cycle');
  const cycle = isPayCycle(asked) ? asked : defaultPayCycle(salaryCycle ?? undefined);
  const options = payDateOptions(cycle, config.data.today);
  const known = { nextPayDate: payDate.referenceDate, savedSalaryCycle: salaryCycle };
  return {
    cycle,
    chosen: defaultPayDateOption(options, known)?.value ?? '',
    dates: options.map((option) => ({ value: option.value, label: payDateLabel(cycle, option) })),
  };
}

/** Saves how the client is paid; the calculator starts with it from then on. */
export async function savePayDays(call: Call, data: FormData): Promise<Outcome<FormProblem<PayField>>> {
  const saved = await submitForm(payForm, data, call);
  return saved.ok ? leadTo(doneAt('/profile', 'pay-days')) : showRefusal(saved.problem);
}
