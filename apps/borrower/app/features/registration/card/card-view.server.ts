import type { Visit } from '@lender/web/session';
import { cardPolicy } from '../../../forms/card/card.server.ts';
import { CARD_SAVED, CARD_TOKEN_FIELDS } from '../../../forms/card/card.ts';
import { CARD_FORM, type CardSettings, isCardForm } from '../../../platform/card-settings.ts';

/** Tells whether a form was sent to save a card. */
export const savesCard = (form: Pick<FormData, 'has'>): boolean => form.has(CARD_TOKEN_FIELDS[0]);

/** Path of the account step, after a card was saved. */
export const cardSavedPath = `${CARD_FORM.path}?${CARD_SAVED.name}=${CARD_SAVED.value}`;

/**
 * Returns what the page of the account shows of cards: their form, for which the page's policy is opened, or the link
 * to it.
 */
export function readCardView(
  { request, context }: Visit,
  settings: CardSettings | undefined,
): { readonly card: 'none' | 'offered' | 'saved'; readonly cardForm: CardSettings | null } {
  if (!settings) return { card: 'none', cardForm: null };
  const url = new URL(request.url);
  if (isCardForm(url)) {
    context.openPolicy(cardPolicy(settings));
    return { card: 'offered', cardForm: settings };
  }
  const isSaved = url.searchParams.get(CARD_SAVED.name) === CARD_SAVED.value;
  return { card: isSaved ? 'saved' : 'offered', cardForm: null };
}
