import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { getCollection, Reply } from '@lender/contract';
import { paymentMethodLabel } from '../../vocabulary/payment-method-label.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { cycleWords } from '../../vocabulary/product/product-setting.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { callCopy as words } from './call.copy.es.ts';
import { callFigures, fittingTexts, writtenText } from './call-figures.ts';
import { type CallFigures, type CallText, callScript, callTextNames } from './call-script.copy.es.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import { collectionsCopy } from './collections.copy.es.ts';
import { type PromiseChoice, promiseChoice } from './promise-choice.ts';

type Collection = Reply<typeof getCollection>;

interface Fact {
  readonly term: string;
  readonly detail: string;
}

export interface PaymentLine {
  readonly id: string;
  readonly on: string;
  readonly amount: string;
  readonly method: string;
}

/** What a collector says, offers and writes down in a call. */
export interface CallView {
  readonly reason: StatusWord;
  readonly isCallable: boolean;
  readonly script: readonly string[];
  readonly offers: readonly Fact[];
  readonly work: readonly Fact[];
  readonly payments: readonly PaymentLine[];
  /** Days for a promise; null while one is open, since only one may be. */
  readonly promise: PromiseChoice | null;
  readonly texts: readonly { readonly id: CallText; readonly label: string; readonly text: string }[];
}

export function callView(of: Collection, today: PlainDate): CallView {
  const figures = callFigures(of);
  const hasOpenPromise = of.promises.some(({ state }) => state === 'open');
  return {
    reason: collectionsCopy.reasons[of.reason],
    isCallable: of.mayCall.refusal === null && of.daysLate > 0,
    script: scriptOf(of, figures),
    offers: offersOf(of),
    work: workOf(of),
    payments: of.payments.map(({ on, amount, method }, place) => ({
      id: `${on} ${place}`,
      on: formatPlainDate(on),
      amount: formatPesos(amount),
      method: paymentMethodLabel(method),
    })),
    promise: hasOpenPromise || of.owed <= 0 ? null : promiseChoice({ ...of, today }),
    texts: fittingTexts(of, figures).map((id) => ({ id, label: callTextNames[id], text: writtenText(id, figures) })),
  };
}

const scriptOf = ({ reason, daysLate }: Collection, figures: CallFigures): readonly string[] =>
  daysLate > 0
    ? [
        callScript.greeting(figures),
        callScript.identity,
        callScript.otherPerson,
        callScript.reasons[reason](figures),
        callScript.close,
      ]
    : [];

const offersOf = ({ overdue, owed, extensions, promiseUntil, daysLate }: Collection): readonly Fact[] =>
  daysLate > 0
    ? [
        { term: words.offers.overdue, detail: formatPesos(overdue) },
        { term: words.offers.owed, detail: formatPesos(owed) },
        ...extensions.map(({ days, amount, newDueDate, payableUntil }) => ({
          term: words.offers.extension(days),
          detail: words.offers.extensionOf(
            formatPesos(amount),
            formatPlainDate(newDueDate),
            formatPlainDate(payableUntil),
          ),
        })),
        { term: words.offers.promise, detail: copy.fields.until(formatPlainDate(promiseUntil)) },
      ]
    : [];

const workOf = ({ employer, payCycle, payDays, emailMasked }: Collection): readonly Fact[] => [
  ...(employer ? [{ term: words.work.employer, detail: `${employer.name}, ${employer.position}` }] : []),
  ...(payCycle ? [{ term: words.work.payCycle, detail: cycleWords[payCycle] }] : []),
  ...(payDays.length > 0
    ? [{ term: words.work.payDays, detail: payDays.map((day) => formatPlainDate(day)).join(', ') }]
    : []),
  { term: words.work.others, detail: emailMasked ? words.work.textAndEmail(emailMasked) : words.work.textOnly },
];
