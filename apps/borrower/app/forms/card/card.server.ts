import { addDebitCreditCard } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, isRefused, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import type { PolicyOpening } from '@lender/web/server';
import type { CardSettings } from '../../platform/card-settings.ts';
import { CARD_TOKEN_FIELDS } from './card.ts';

export const cardForm = defineForm({
  endpoint: addDebitCreditCard,
  fields: CARD_TOKEN_FIELDS,
  secrets: CARD_TOKEN_FIELDS,
  bodyOf: ({ tokenId, deviceSessionId }) => ({ tokenId, ...(deviceSessionId !== '' && { deviceSessionId }) }),
});

/** Saves the card of a token and leads on. A page whose script did not run sends no token. */
export async function saveCard(call: Call, form: FormData, next: string): Promise<Outcome<{ readonly card: string }>> {
  const saved = await submitForm(cardForm, form, call);
  if (!isRefused(saved)) return leadTo(next);
  const { fields, form: beyond = 'unknown' } = saved.problem;
  return showRefusal({ card: fields.tokenId ?? fields.deviceSessionId ?? beyond });
}

/** Returns the origins to which the policy of the card's page, and no other, is opened. */
export const cardPolicy = ({ tokensUrl, deviceUrl }: CardSettings): PolicyOpening => ({
  'connect-src': [new URL(tokensUrl).origin],
  ...(deviceUrl !== undefined && { 'frame-src': [new URL(deviceUrl).origin] }),
});
