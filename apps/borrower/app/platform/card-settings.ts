/**
 * Settings with which a borrower's browser gives a card to its provider. They are public: a page shows them to every
 * visitor.
 */
export interface CardSettings {
  readonly tokensUrl: string;
  readonly publicKey: string;
  /** Address of the provider's page that inspects the device on which a card is saved, where it is used. */
  readonly deviceUrl?: string;
}

/** Account page with the query that opens it to save a card. */
export const CARD_FORM = { path: '/registration/debit-credit-card', name: 'tarjeta', value: 'nueva' } as const;

/** Page of the profile on which a card is saved or replaced. */
export const CARD_PAGE = '/profile/card';

/** Tells whether an address is a card's form, which shares its document with no other page. */
export const isCardForm = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname === CARD_PAGE ||
  (pathname === CARD_FORM.path && new URLSearchParams(search).get(CARD_FORM.name) === CARD_FORM.value);
