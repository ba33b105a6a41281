import { Field, Select, TextInput } from '@lender/ui';
import { useState } from 'react';
import { actCopy } from './act.copy.es.ts';
import * as css from './act.css.ts';
import type { Act } from './act.ts';
import type { ActField } from './act-forms.ts';
import { documentOptions, objectionOptions } from './act-options.ts';
import { LivePrice } from './live-price.tsx';

const { fields: copy } = actCopy;

export interface ActFieldsProps {
  readonly act: Act;
  /** Path that returns the price of an amount. */
  readonly pricing: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  /** Document to request, when one is being viewed. */
  readonly document?: string;
  readonly errors: Partial<Readonly<Record<ActField, string>>>;
  readonly values: Partial<Readonly<Record<ActField, string>>>;
}

/** Draws the fields of one act, side by side. The first field has the focus: the link that opened the form is gone. */
export function ActFields(props: ActFieldsProps) {
  const { act, errors, values } = props;
  return (
    <div className={css.fields}>
      {act === 'offer' && <OfferFields {...props} />}
      {act === 'reject' && <RejectFields {...props} />}
      {act === 'ask' && <AskFields {...props} />}
      <div className={css.wide}>
        <Field id="note" label={copy.note} hint={copy.noteHint} error={errors.note}>
          <TextInput
            autoFocus={act === 'approve' || act === 'again' || act === 'note'}
            name="note"
            required
            maxLength={500}
            autoComplete="off"
            defaultValue={values.note}
          />
        </Field>
      </div>
    </div>
  );
}

function OfferFields({ pricing, errors, values }: ActFieldsProps) {
  const [amount, setAmount] = useState(values.amount ?? '');
  return (
    <>
      <Field id="amount" label={copy.amount} hint={copy.amountHint} error={errors.amount}>
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

function RejectFields({ reasons, errors, values }: ActFieldsProps) {
  return (
    <Field id="reason" label={copy.reason} hint={copy.reasonHint} error={errors.reason}>
      <Select
        autoFocus
        name="reason"
        required
        placeholder={copy.chooseReason}
        options={reasons}
        defaultValue={values.reason}
      />
    </Field>
  );
}

function AskFields({ document, errors, values }: ActFieldsProps) {
  return (
    <>
      <Field id="document" label={copy.document} error={errors.document}>
        <Select
          autoFocus={document === undefined}
          name="document"
          required
          placeholder={copy.chooseDocument}
          options={documentOptions}
          defaultValue={values.document ?? document}
        />
      </Field>
      <Field id="objection" label={copy.objection} error={errors.objection}>
        <Select
          autoFocus={document !== undefined}
          name="objection"
          required
          placeholder={copy.chooseObjection}
          options={objectionOptions}
          defaultValue={values.objection}
        />
      </Field>
    </>
  );
}
