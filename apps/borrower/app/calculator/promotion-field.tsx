import { Button, Disclosure, Field, Stack, TextInput } from '@lender/ui';
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import { calculatorCopy } from './calculator.copy.es.ts';
import { PROMOTION_PATH, type Promotion } from './promotion.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

export interface PromotionFieldProps {
  readonly promotion: Promotion;
  /** Looks up a visitor's code in place. A client's code is sent, since the server keeps it. */
  readonly lookUp?: ((code: string) => void) | undefined;
  /** Page to which a client's form comes back. */
  readonly page: string;
}

/** Shows the field for a promotion's code, folded away until it is needed. It works by the form alone, too. */
export const PromotionField = memo(({ promotion: { code, problem }, lookUp, page }: PromotionFieldProps) => {
  const { open, label, apply, problems } = calculatorCopy.promotion;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onApply = (event: MouseEvent) => {
    if (!lookUp) return;
    event.preventDefault();
    lookUp(input.current?.value ?? '');
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    button.current?.click();
  };
  return (
    <Disclosure summary={open} isOpen={code !== ''}>
      <Stack space="s">
        <Field id="calculator-promo" label={label} {...(problem && { error: problems[problem] })}>
          <TextInput
            ref={input}
            name={CALCULATOR_FIELDS.promoCode}
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            onKeyDown={applyOnEnter}
          />
        </Field>
        <Button
          ref={button}
          type="submit"
          tone="secondary"
          onClick={onApply}
          {...(!lookUp && { formMethod: 'post', formAction: `${PROMOTION_PATH}?page=${encodeURIComponent(page)}` })}
        >
          {apply}
        </Button>
      </Stack>
    </Disclosure>
  );
});
