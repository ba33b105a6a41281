import type { OfferAnswer } from './offer-answer.ts';
import { CALCULATOR_FIELDS, type ChosenTexts, offerAddress } from './state/offer-address.ts';

/** Price of the choice made before the calculator hydrated. */
export interface EarlyOffer {
  /** Path at which the price was requested: it is the price of nothing else. */
  readonly path: string;
  /** Resolves to `undefined` where the site did not answer. */
  readonly answer: Promise<OfferAnswer | undefined>;
}

type Fields = Pick<FormData, 'get'>;

/**
 * Returns the path for the price of what is in the calculator's fields.
 *
 * @param rendered - the fields as the page came with them
 * @returns nothing while the fields are unchanged, and where another cycle begins with a date that only the calculator
 *   knows
 */
export function earlyPath(now: Fields, rendered: Fields): string | undefined {
  const [chosen, before] = [chosenIn(now, rendered), chosenIn(rendered, rendered)];
  if (chosen.payCycle !== before.payCycle || chosen.payDates === '') return undefined;
  const path = offerAddress(chosen);
  return path === offerAddress(before) ? undefined : path;
}

/**
 * Returns the choice in the fields. The typed amount wins over the slider's position, and the slider over no change.
 */
function chosenIn(now: Fields, rendered: Fields): ChosenTexts {
  const text = (fields: Fields, field: keyof typeof CALCULATOR_FIELDS) =>
    String(fields.get(CALCULATOR_FIELDS[field]) ?? '');
  const isMoved = text(now, 'slider') !== text(rendered, 'slider');
  const isTyped = text(now, 'amount') !== text(rendered, 'amount');
  return {
    tab: text(now, 'tab') || '0',
    amount: text(now, isMoved && !isTyped ? 'slider' : 'amount'),
    payCycle: text(now, 'payCycle'),
    payDates: text(now, 'payDates'),
    promoCode: text(now, 'promoCode'),
  };
}

/**
 * Asks for the price of each change to a calculator until it is hydrated, while its scripts load.
 *
 * @returns a function that stops this and returns the price asked for last
 */
export function askEarly(form: HTMLFormElement): () => EarlyOffer | undefined {
  let asked: EarlyOffer | undefined;
  const ask = () => {
    const path = earlyPath(new FormData(form), new FormData(asRendered(form)));
    if (path && path !== asked?.path) asked = { path, answer: fetchEarly(path) };
  };
  ask();
  form.addEventListener('change', ask);
  return () => {
    form.removeEventListener('change', ask);
    return asked;
  };
}

function asRendered(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement('form');
  copy.append(...[...form.children].map((child) => child.cloneNode(true)));
  copy.reset();
  return copy;
}

const fetchEarly = (path: string): Promise<OfferAnswer | undefined> =>
  fetch(path, { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
