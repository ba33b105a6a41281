import { Columns, Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';
import type { IncomingPaymentView } from './incoming-payments.server.ts';

const { refund: copy, refundProblems, refused, back } = incomingPaymentsCopy;

export interface RefundPanelProps {
  readonly deposit: IncomingPaymentView;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Draws the request to refund money that no client claimed. */
export const RefundPanel = ({ deposit, formKey, problem }: RefundPanelProps) => (
  <CommandCard
    id="refund"
    title={copy.title(deposit.amount)}
    lead={copy.lead}
    preventScrollReset
    formKey={formKey}
    hidden={{ intent: 'refund', depositId: deposit.id }}
    words={refundProblems}
    problem={problem}
    refused={refused}
    submit={copy.submit}
    cancel={{ href: incomingPaymentsPath(), label: back }}
  >
    {({ field, input }) => (
      <>
        <Columns count={2} align="end">
          <Field {...field('clabe')} label={copy.clabe}>
            <TextInput {...input('clabe')} inputMode="numeric" maxLength={40} />
          </Field>
          <Field {...field('holderName')} label={copy.holderName}>
            <TextInput {...input('holderName')} maxLength={80} />
          </Field>
        </Columns>
        <NoteField {...{ field, input }} label={copy.note} hint={copy.noteHint} autoFocus />
      </>
    )}
  </CommandCard>
);
