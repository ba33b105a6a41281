import { Field, Inline, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import type { PayoutIntent } from './payout-intent.ts';
import type { PayoutView } from './payout-view.ts';
import { payoutsCopy as copy } from './payouts.copy.es.ts';

export interface PayoutFormProps {
  readonly payout: PayoutView;
  readonly intent: PayoutIntent;
  readonly listHref: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the form of an action on a payout: its meaning, the reason, and a button that names it. */
export const PayoutForm = ({ payout, intent, listHref, formKey, problem }: PayoutFormProps) => (
  <CommandCard
    id="intent"
    title={copy.of(copy.actions[intent], payout.amount, payout.to, payout.client)}
    lead={copy.effects[intent]}
    formKey={formKey}
    hidden={{ payoutId: payout.id, intent }}
    words={copy.problems}
    problem={problem}
    refused={copy.refused}
    submit={copy.submit[intent]}
    cancel={{ href: listHref, label: copy.back }}
  >
    {({ field, input }) => (
      <>
        {intent === 'handOver' && (
          <Inline space="m" align="end">
            <Field {...field('folio')} label={copy.fields.folio}>
              <TextInput {...input('folio')} autoFocus width="medium" required maxLength={40} />
            </Field>
            <Field {...field('day')} label={copy.fields.day}>
              <DayInput {...input('day')} required />
            </Field>
            <Field {...field('time')} label={copy.fields.time} hint={copy.hints.time}>
              <TextInput {...input('time')} width="short" required maxLength={5} />
            </Field>
          </Inline>
        )}
        <NoteField
          {...{ field, input }}
          label={copy.fields.note}
          hint={copy.hints.note}
          autoFocus={intent !== 'handOver'}
        />
      </>
    )}
  </CommandCard>
);
