import { submitTarget } from '@lender/calculator';
import { ActionBar, Button, Split, Stack, Text } from '@lender/ui';
import { type FormEvent, type ReactNode, useCallback } from 'react';
import type { OfferView } from '../price/offer-view.ts';
import { receiptCopy } from '../price/receipt.copy.es.ts';
import { SignalFields } from '../tracking/signal-fields.tsx';
import { calculatorCopy } from './calculator.copy.es.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { CalculatorPrice } from './calculator-price.tsx';
import type { EarlyOffer } from './early-offer.ts';
import { foldedParts } from './folded-parts.ts';
import type { OfferAnswer } from './offer-answer.ts';
import { PAY_DAY_IDS } from './pay-day-fields.tsx';
import type { Promotion } from './promotion.ts';
import { isReady } from './state/calculator-choice.ts';
import type { FoldedPart } from './state/calculator-form.ts';
import { offerPath } from './state/calculator-query.ts';
import type { CalculatorSetting } from './state/calculator-setting.ts';
import type { CalculatorState } from './state/calculator-state.ts';
import { useCalculator } from './use-calculator.ts';
import { useFolding } from './use-folding.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useLiveOffer } from './use-live-offer.ts';
import { usePromotion } from './use-promotion.ts';

export interface CalculatorProps {
  readonly setting: CalculatorSetting;
  /** State with which the page was rendered. */
  readonly initial: CalculatorState;
  readonly offer: OfferAnswer;
  readonly promotion: Promotion;
  /** Folded parts with which the page was rendered open. */
  readonly opened: readonly FoldedPart[];
  /** Path at which the form is recalculated without JavaScript. */
  readonly refreshAt: string;
  /** Path to which the choice is sent. */
  readonly submitAt: string;
  /** Price of the choice made before the calculator hydrated. */
  readonly early?: EarlyOffer | undefined;
  /** Key of this rendered form, where sending it creates something. */
  readonly formKey?: string;
  /** True when it only shows the price, and cannot be sent. */
  readonly isDisabled?: boolean;
  /** Layout; `compact` folds the amount away behind a pencil. @default 'full' */
  readonly mode?: 'full' | 'compact';
  /** True to put the price beside the choice where there is room, with a slider for the term. */
  readonly isWide?: boolean;
  /** True when the client's pay days are fixed: they are neither shown nor asked for. */
  readonly hideSalary?: boolean;
  /** True to fold the pay days away where they are known. */
  readonly autoHideSalary?: boolean;
  /** Label of the button; by default it says where the choice leads. */
  readonly submitLabel?: string;
  /** True when sending it applies for a loan, with the signals that the page collected. */
  readonly carriesSignals?: boolean;
  /** Further questions of the form, shown above its button. */
  readonly children?: ReactNode;
}

/**
 * Shows amount, pay days and the whole price. It is one component for the landing page, where it hydrates alone, and
 * for signed-in pages; before that, it is a plain form that the server recalculates.
 */
export function Calculator(props: CalculatorProps) {
  const { setting, initial, refreshAt, formKey, isDisabled = false, isWide = false, hideSalary = false } = props;
  const { state, send, form } = useCalculator(setting, initial);
  useKeptChoice(state, initial);
  const live = useLiveOffer(isReady(state) ? offerPath(state) : undefined, props.offer, props.early);
  const takePromotion = useCallback((promoCode: string) => send({ type: 'promotion.found', promoCode }), [send]);
  const found = usePromotion(props.promotion, takePromotion);
  const folding = useFolding(foldedParts(props), props.opened);
  const view = live.answer.ok ? live.answer.value : undefined;
  const isGuest = setting.visitor.kind === 'guest';
  const fields = (
    <CalculatorFields
      {...{ setting, state, send, folding, formKey, isDisabled, hideSalary }}
      initialText={initial.amountText}
      term={isWide ? { days: live.isStale ? undefined : view?.termDays } : undefined}
    />
  );
  const price = (
    <CalculatorPrice {...{ ...found, live, isGuest, isDisabled }} page={refreshAt}>
      {props.children}
    </CalculatorPrice>
  );
  return (
    <form
      ref={form}
      method="get"
      action={refreshAt}
      id="calculadora"
      onSubmit={(event) => holdIncomplete(event, state, () => send({ type: 'checked' }))}
    >
      <Stack>
        {isWide ? (
          <Split space="l">
            <Stack>{fields}</Stack>
            <Stack>{price}</Stack>
          </Split>
        ) : (
          <>
            {fields}
            {price}
          </>
        )}
        {props.carriesSignals && <SignalFields />}
        {!isDisabled && <Submit {...props} state={state} view={view} />}
        <Text size="small" tone="soft">
          {calculatorCopy.reassurance}
        </Text>
      </Stack>
    </form>
  );
}

/** Marks empty fields, and gives them the focus. */
function holdIncomplete(event: FormEvent, state: CalculatorState, mark: () => void): void {
  if (isReady(state)) return;
  event.preventDefault();
  mark();
  document.getElementById(state.payCycle ? PAY_DAY_IDS.payDate : PAY_DAY_IDS.payCycle)?.focus();
}

type SubmitProps = Pick<CalculatorProps, 'setting' | 'submitAt' | 'submitLabel' | 'isWide'> & {
  readonly state: CalculatorState;
  readonly view: OfferView | undefined;
};

function Submit({ setting, submitAt, submitLabel, isWide = false, state, view }: SubmitProps) {
  const target = submitTarget({ isAuthorised: setting.visitor.kind !== 'guest', tab: state.tab });
  return (
    <ActionBar place={isWide ? 'side' : 'full'} summary={view && <Total view={view} />}>
      <Button type="submit" width="full" formMethod="post" formAction={submitAt}>
        {submitLabel ?? (target === 'login' ? calculatorCopy.signIn : calculatorCopy.apply)}
      </Button>
    </ActionBar>
  );
}

function Total({ view: { total, dueDay } }: { readonly view: OfferView }) {
  return (
    <>
      <span>{`${receiptCopy.total} ${receiptCopy.on} ${dueDay}`}</span>
      <strong>{total.amount}</strong>
    </>
  );
}
