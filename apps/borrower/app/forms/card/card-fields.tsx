import { Field, Stack, TextInput } from '@lender/ui';
import { shapeAtEnd } from '@lender/web/react';
import type { FormView } from '../use-form-view.ts';
import type { CardField } from './card.ts';
import { formatExpiry, typeExpiry } from './card-expiry.ts';
import { groupCardNumber } from './card-number.ts';

/**
 * Asks for a card as it is typed from the plastic. No field has a name, so that no form carries it anywhere, and
 * nothing of it is saved in a draft.
 */
export function CardFields({ view }: { readonly view: FormView<CardField> }) {
  return (
    <Stack space="m">
      <Field {...view.field('cardNumber')}>
        <TextInput
          inputMode="numeric"
          autoComplete="cc-number"
          look="code"
          maxLength={25}
          onInput={(event) => shapeAtEnd(event, groupCardNumber)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = groupCardNumber(currentTarget.value);
          }}
        />
      </Field>
      <Field {...view.field('cardHolder')}>
        <TextInput autoComplete="cc-name" autoCapitalize="words" autoCorrect="off" spellCheck={false} maxLength={50} />
      </Field>
      <Field {...view.field('cardExpiry')}>
        <TextInput
          inputMode="numeric"
          autoComplete="cc-exp"
          width="short"
          maxLength={9}
          onInput={(event) => shapeAtEnd(event, typeExpiry)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = formatExpiry(currentTarget.value);
          }}
        />
      </Field>
      <Field {...view.field('cardCode')}>
        <TextInput inputMode="numeric" autoComplete="cc-csc" width="short" maxLength={4} />
      </Field>
    </Stack>
  );
}
