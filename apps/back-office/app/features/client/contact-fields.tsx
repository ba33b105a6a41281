import { CONTACT_CHANGE_REASONS, IDENTITY_PROOFS } from '@lender/contract';
import { Button, Columns, Field, Inline, Select, TextInput, TextLink } from '@lender/ui';
import { useNavigation } from '@remix-run/react';
import { screenPath } from '../../screens.ts';
import { contactReasonWords, identityProofWords } from '../../vocabulary/contact-change.copy.es.ts';
import { contactCopy as copy } from './contact.copy.es.ts';
import type { ContactField } from './contact-form.ts';

type Texts = Partial<Readonly<Record<ContactField, string>>>;

export interface ContactFieldsProps {
  readonly values: Texts;
  /** Errors of each field. */
  readonly fields: Texts;
}

/** First step: the address to which the code is sent. */
export function ContactAddress({ values, fields }: ContactFieldsProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Columns count={2} align="end">
      <Field id="contact-address" label={copy.address} hint={copy.addressHint} error={fields.address}>
        <TextInput name="address" required maxLength={254} spellCheck={false} defaultValue={values.address} />
      </Field>
      <Inline>
        <Button type="submit" name="intent" value="contact-code" tone="secondary" isBusy={isBusy}>
          {copy.send}
        </Button>
      </Inline>
    </Columns>
  );
}

const REASONS = CONTACT_CHANGE_REASONS.map((value) => ({ value, label: contactReasonWords[value] }));
const PROOFS = IDENTITY_PROOFS.map((value) => ({ value, label: identityProofWords[value] }));

/** Second step: the code that the client received, and the reason. */
export function ContactRequest({ clientId, values, fields }: ContactFieldsProps & { readonly clientId: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <Columns count={2} align="end">
        <Field id="contact-address" label={copy.address} error={fields.address}>
          <TextInput name="address" readOnly defaultValue={values.address} />
        </Field>
        <Field id="contact-code" label={copy.code} error={fields.code}>
          <TextInput name="code" inputMode="numeric" required maxLength={8} autoComplete="off" />
        </Field>
        <Field id="contact-reason" label={copy.reason} error={fields.reason}>
          <Select name="reason" placeholder={copy.choose} options={REASONS} required defaultValue={values.reason} />
        </Field>
        <Field id="contact-proof" label={copy.proof} error={fields.proof}>
          <Select name="proof" placeholder={copy.choose} options={PROOFS} required defaultValue={values.proof} />
        </Field>
      </Columns>
      <Field id="contact-note" label={copy.note} error={fields.note}>
        <TextInput name="note" required maxLength={500} defaultValue={values.note} />
      </Field>
      <Inline space="s">
        <Button type="submit" name="intent" value="contact" tone="secondary" isBusy={isBusy}>
          {copy.submit}
        </Button>
        <Button type="submit" name="intent" value="contact-code" tone="quiet" formNoValidate isBusy={isBusy}>
          {copy.sendAgain}
        </Button>
        <TextLink href={screenPath('client', { id: clientId })}>{copy.otherAddress}</TextLink>
      </Inline>
    </>
  );
}
