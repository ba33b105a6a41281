/** Fields of a card. None has a name in the form, so none is ever sent to this site. */
export const CARD_FIELDS = ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Fields that the form sends to this site. */
export const CARD_TOKEN_FIELDS = ['tokenId', 'deviceSessionId'] as const;

/** Query of the account step after a card was saved. */
export const CARD_SAVED = { name: 'tarjeta', value: 'guardada' } as const;
