/**
 * Settings with which a borrower's browser gives a card to its provider. They are public: a page shows them to every
 * visitor.
 */
export interface CardSettings {
  readonly tokensUrl: string;
  readonly publicKey: string;
  /** A page of the provider's that looks at the device of who saves a card, where that is wanted. */
  readonly deviceUrl?: string;
}

/** The page of the account, opened to save a card. */
export const CARD_FORM = { path: '/registration/debit-credit-card', name: 'tarjeta', value: 'nueva' } as const;

/** The page of the profile on which a card is saved, or another one in its place. */
export const CARD_PAGE = '/profile/card';

/** Whether an address is a card's form, which shares its document with no other page. */
export const isCardForm = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname === CARD_PAGE ||
  (pathname === CARD_FORM.path && new URLSearchParams(search).get(CARD_FORM.name) === CARD_FORM.value);
