import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../../forms/to-outcome.ts';
import { uuidParam } from '../../../platform/uuid-param.ts';
import type { LoanCommandName } from '../command-name.ts';
import { loanPath } from '../loan-query.ts';
import { COMMAND_FORMS as forms } from './command-forms.ts';

interface Sending {
  readonly call: Call;
  readonly id: string;
  readonly data: FormData;
}

type Sent = Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: FormProblem }>;

const at = (id: string) => ({ params: { id } });

const SENDS: Readonly<Record<LoanCommandName, (sending: Sending) => Sent>> = {
  hold: ({ call, id, data }) => submitForm(forms.hold, data, call, at(id)),
  release: ({ call, id, data }) => submitForm(forms.release, data, call, at(id)),
  'loan.waive': ({ call, id, data }) => submitForm(forms['loan.waive'], data, call, at(id)),
  'loan.write_off': ({ call, id, data }) => submitForm(forms['loan.write_off'], data, call, at(id)),
  'loan.undo_write_off': ({ call, id, data }) => submitForm(forms['loan.undo_write_off'], data, call, at(id)),
  'loan.sell': ({ call, id, data }) => submitForm(forms['loan.sell'], data, call, at(id)),
  'loan.buy_back': ({ call, id, data }) => submitForm(forms['loan.buy_back'], data, call, at(id)),
  'loan.terminate': ({ call, id, data }) => submitForm(forms['loan.terminate'], data, call, at(id)),
  'loan.reverse_payment': ({ call, id, data }) => submitForm(forms['loan.reverse_payment'], data, call, at(id)),
  'loan.register_payment': ({ call, id, data }) => submitForm(forms['loan.register_payment'], data, call, at(id)),
  'payment.refund_credit': ({ call, id, data }) => submitForm(forms['payment.refund_credit'], data, call, at(id)),
  'receipt.match': ({ call, data }) =>
    submitForm(forms['receipt.match'], data, call, at(uuidParam(String(data.get('receipt'))))),
};

/** Runs the command of a form on a loan, or requests it from a second person, and continues to the updated loan. */
export async function sendCommand(
  call: Call,
  { id, command }: { readonly id: string; readonly command: LoanCommandName },
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const sent = await SENDS[command]({ call, id, data });
  return toOutcome(sent, loanPath(id));
}
