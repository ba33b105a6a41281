import { submitTarget } from '@lender/calculator';
import { Button, Stack, Text, useHydrated } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import type { ReactNode } from 'react';
import { AmountFields } from './amount-fields.tsx';
import { calculatorCopy } from './calculator.copy.es.ts';
import { CALCULATOR_FIELDS } from './calculator-form.ts';
import type { CalculatorSetting } from './calculator-setting.ts';
import type { CalculatorState } from './calculator-state.ts';
import { ClientTabs } from './client-tabs.tsx';
import { LiveReceipt } from './live-receipt.tsx';
import { type OfferAnswer, offerPath } from './offer-answer.ts';
import { PayDayFields } from './pay-day-fields.tsx';
import { useCalculator } from './use-calculator.ts';
import { useLiveOffer } from './use-live-offer.ts';

export interface CalculatorProps {
  readonly setting: CalculatorSetting;
  /** As the page was rendered.*/
  readonly initial: CalculatorState;
  readonly offer: OfferAnswer;
  /** Where the form computes itself anew without JavaScript. */
  readonly refreshAt: string;
  /** Where the choice is sent. */
  readonly submitAt: string;
  /** Names this rendered form, where sending it creates something. */
  readonly formKey?: string;
  /** Further questions of the form, above its button. */
  readonly children?: ReactNode;
}

/**
 * Amount, pay days and the whole price. One component for the landing page, where it hydrates alone, and for signed-in
 * pages; before, it is a plain form that the server computes anew.
 */
export function Calculator({ setting, initial, offer, refreshAt, submitAt, formKey, children }: CalculatorProps) {
  const { state, send, form } = useCalculator(setting, initial);
  const live = useLiveOffer(offerPath(state), offer);
  const isHydrated = useHydrated();
  const isGuest = setting.visitor.kind === 'guest';
  const target = submitTarget({ isAuthorised: !isGuest, tab: state.tab });
  return (
    <form ref={form} method="get" action={refreshAt} id="calculadora">
      <Stack>
        {isGuest && <ClientTabs tab={state.tab} send={send} />}
        <AmountFields setting={setting} state={state} send={send} />
        <PayDayFields today={setting.today} state={state} send={send} />
        <input type="hidden" name={CALCULATOR_FIELDS.initial} value={initial.amountText} />
        {formKey && <FormKey value={formKey} />}
        {!isHydrated && (
          <Button type="submit" tone="secondary" width="full">
            {calculatorCopy.refresh}
          </Button>
        )}
        <LiveReceipt setting={setting} tab={state.tab} live={live} />
        {children}
        <Button type="submit" width="full" formMethod="post" formAction={submitAt}>
          {target === 'login' ? calculatorCopy.signIn : calculatorCopy.apply}
        </Button>
        <Text size="small" tone="soft">
          {calculatorCopy.reassurance}
        </Text>
      </Stack>
    </form>
  );
}
