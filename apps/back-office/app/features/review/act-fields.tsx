import { Field, Select, TextInput } from '@lender/ui';
import { useState } from 'react';
import type { FormFields } from '../../forms/form-fields.ts';
import { ReasonChips } from '../../forms/reason-chips.tsx';
import { actCopy } from './act/act.copy.es.ts';
import * as css from './act/act.css.ts';
import type { Act } from './act/act.ts';
import type { ActField } from './act/act-forms.ts';
import { documentOptions, objectionOptions } from './act/act-options.ts';
import { LivePrice } from './price/live-price.tsx';

const { fields: copy } = actCopy;

export interface ActFieldsProps extends FormFields<ActField> {
  readonly act: Act;
  /** True when an approval departs from the engine. */
  readonly needsNote: boolean;
  /** Path that returns the price of an amount. */
  readonly pricing: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  /** Document to request, when one is being viewed. */
  readonly document?: string;
}

/** Draws the fields of one act, side by side. The first field has the focus: the link that opened the form is gone. */
export function ActFields(props: ActFieldsProps) {
  const { act, needsNote, field, input } = props;
  const isOptional = act === 'approve' && !needsNote;
  const chips = isOptional ? undefined : copy.reasons[act];
  return (
    <div className={css.fields}>
      {act === 'offer' && <OfferFields {...props} />}
      {act === 'reject' && <RejectFields {...props} />}
      {act === 'ask' && <AskFields {...props} />}
      {chips && <ReasonChips reasons={chips} input={input} />}
      <div className={css.wide}>
        <Field {...field('note')} label={noteLabel(act, needsNote)} hint={copy.noteHint}>
          <TextInput
            autoFocus={act === 'approve' || act === 'again' || act === 'note'}
            {...input('note')}
            required={!isOptional && chips === undefined}
            maxLength={500}
            autoComplete="off"
          />
        </Field>
      </div>
    </div>
  );
}

function noteLabel(act: Act, needsNote: boolean): string {
  if (act !== 'approve') return copy.note;
  return needsNote ? copy.noteOfApproval : copy.noteOptional;
}

function OfferFields({ pricing, field, values }: ActFieldsProps) {
  const [amount, setAmount] = useState(values.amount ?? '');
  return (
    <>
      <Field {...field('amount')} label={copy.amount} hint={copy.amountHint}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          name="amount"
          required
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </Field>
      <LivePrice amount={amount} pricing={pricing} />
    </>
  );
}

function RejectFields({ reasons, field, input }: ActFieldsProps) {
  return (
    <Field {...field('reason')} label={copy.reason} hint={copy.reasonHint}>
      <Select autoFocus {...input('reason')} required placeholder={copy.chooseReason} options={reasons} />
    </Field>
  );
}

function AskFields({ document, field, input }: ActFieldsProps) {
  return (
    <>
      <Field {...field('document')} label={copy.document}>
        <Select
          autoFocus={document === undefined}
          {...input('document', document)}
          required
          placeholder={copy.chooseDocument}
          options={documentOptions}
        />
      </Field>
      <Field {...field('objection')} label={copy.objection}>
        <Select
          autoFocus={document !== undefined}
          {...input('objection')}
          required
          placeholder={copy.chooseObjection}
          options={objectionOptions}
        />
      </Field>
    </>
  );
}
