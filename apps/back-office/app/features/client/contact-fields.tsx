import { CONTACT_CHANGE_REASONS, IDENTITY_PROOFS } from '@lender/contract';
import { Button, Columns, Field, Inline, Select, TextInput, TextLink } from '@lender/ui';
import type { FormFields } from '../../forms/form-fields.ts';
import { screenPath } from '../../screens.ts';
import { contactReasonWords, identityProofWords } from '../../vocabulary/contact-change.copy.es.ts';
import { contactCopy as copy } from './contact.copy.es.ts';
import type { ContactField } from './contact-form.ts';

export interface ContactFieldsProps extends Pick<FormFields<ContactField>, 'field' | 'input'> {
  readonly isBusy: boolean;
}

/** First step: the address to which the code is sent. */
export const ContactAddress = ({ field, input, isBusy }: ContactFieldsProps) => (
  <Columns count={2} align="end">
    <Field {...field('address')} label={copy.address} hint={copy.addressHint}>
      <TextInput {...input('address')} required maxLength={254} spellCheck={false} />
    </Field>
    <Inline>
      <Button type="submit" name="intent" value="contact-code" tone="secondary" isBusy={isBusy}>
        {copy.send}
      </Button>
    </Inline>
  </Columns>
);

const REASONS = CONTACT_CHANGE_REASONS.map((value) => ({ value, label: contactReasonWords[value] }));
const PROOFS = IDENTITY_PROOFS.map((value) => ({ value, label: identityProofWords[value] }));

/** Second step: the code that the client received, and the reason. */
export const ContactRequest = ({
  clientId,
  field,
  input,
  isBusy,
}: ContactFieldsProps & { readonly clientId: string }) => (
  <>
    <Columns count={2} align="end">
      <Field {...field('address')} label={copy.address}>
        <TextInput {...input('address')} readOnly />
      </Field>
      <Field {...field('code')} label={copy.code}>
        <TextInput name="code" inputMode="numeric" required maxLength={8} autoComplete="off" />
      </Field>
      <Field {...field('reason')} label={copy.reason}>
        <Select {...input('reason')} placeholder={copy.choose} options={REASONS} required />
      </Field>
      <Field {...field('proof')} label={copy.proof}>
        <Select {...input('proof')} placeholder={copy.choose} options={PROOFS} required />
      </Field>
    </Columns>
    <Field {...field('note')} label={copy.note}>
      <TextInput {...input('note')} required maxLength={500} />
    </Field>
    <Inline space="s">
      <Button type="submit" name="intent" value="contact" tone="secondary" isBusy={isBusy}>
        {copy.submit}
      </Button>
      <Button type="submit" name="intent" value="contact-code" tone="quiet" isBusy={isBusy}>
        {copy.sendAgain}
      </Button>
      <TextLink href={screenPath('client', { id: clientId })}>{copy.otherAddress}</TextLink>
    </Inline>
  </>
);
