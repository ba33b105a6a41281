import { CARD_FIELDS, type CardField } from './card.ts';
import { type CardExpiry, readExpiry } from './card-expiry.ts';
import { digitsOf, isCardNumber } from './card-number.ts';

/** Card whose fields are valid, to be sent to its provider. */
export interface TypedCard {
  readonly number: string;
  readonly holder: string;
  readonly expiry: CardExpiry;
  readonly code: string;
}

type Texts = Readonly<Record<CardField, string>>;
type Faults = Partial<Readonly<Record<CardField, 'required' | 'invalid'>>>;

/** Letters and the signs between them, at least two characters in all. */
const HOLDER = /^\p{L}[\p{L}\p{M} .'’-]{1,49}$/u;

/** Reads a card from what was typed, or says which fields are wrong. Whether the month is over its provider knows. */
export function checkCard(
  typed: Texts,
): { readonly ok: true; readonly card: TypedCard } | { readonly ok: false; readonly faults: Faults } {
  const texts = { ...typed, cardHolder: typed.cardHolder.trim(), cardCode: typed.cardCode.trim() };
  const expiry = readExpiry(texts.cardExpiry);
  const isRight: Readonly<Record<CardField, boolean>> = {
    cardNumber: isCardNumber(texts.cardNumber),
    cardHolder: HOLDER.test(texts.cardHolder),
    cardExpiry: expiry !== undefined,
    cardCode: /^\d{3}$/.test(texts.cardCode),
  };
  const wrong = CARD_FIELDS.filter((field) => !isRight[field]);
  if (!expiry || wrong.length > 0) {
    const faults = wrong.map((field) => [field, texts[field].trim() === '' ? 'required' : 'invalid']);
    return { ok: false, faults: Object.fromEntries(faults) };
  }
  const { cardNumber, cardHolder, cardCode } = texts;
  return { ok: true, card: { number: digitsOf(cardNumber), holder: cardHolder, expiry, code: cardCode } };
}
