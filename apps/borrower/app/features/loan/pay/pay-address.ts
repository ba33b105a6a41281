/** Purpose of a payment: the loan, a chosen extension, or giving the received money back to cancel the contract. */
export const PAY_PURPOSES = ['prestamo', 'prorroga', 'devolucion'] as const;
export type PayPurpose = (typeof PAY_PURPOSES)[number];

export type PayMethod = 'tienda' | 'transferencia' | 'tarjeta';

/**
 * Ways of paying for each purpose. A transfer buys no extension: the loan's CLABE takes any amount, and each counts as
 * a repayment.
 */
export const PAY_METHODS = {
  prestamo: ['tienda', 'transferencia'],
  prorroga: ['tienda', 'tarjeta'],
  devolucion: ['tienda', 'transferencia'],
} as const satisfies Record<PayPurpose, readonly [PayMethod, ...PayMethod[]]>;

/** Results of charging a card where the money did not arrive at once. */
export const CHARGE_TROUBLES = ['queued', 'failed', 'card_missing'] as const;
export type ChargeTrouble = (typeof CHARGE_TROUBLES)[number];

/** Selection with which the page of paying was opened. */
export interface PaySelection {
  readonly purpose: PayPurpose;
  readonly method: PayMethod;
  /** True when only what is due next is paid, of a loan with several payments. */
  readonly isPart: boolean;
  readonly trouble: ChargeTrouble | null;
}

const said = <const Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text);

/** Reads the selection from an address of that page; unknown words are ignored. */
export function paySelection(url: string): PaySelection {
  const query = new URL(url).searchParams;
  const purpose = said(PAY_PURPOSES, query.get('por')) ?? 'prestamo';
  const methods: readonly [PayMethod, ...PayMethod[]] = PAY_METHODS[purpose];
  return {
    purpose,
    method: said(methods, query.get('en')) ?? methods[0],
    isPart: query.get('monto') === 'cuota',
    trouble: said(CHARGE_TROUBLES, query.get('cargo')) ?? null,
  };
}

/** Returns the same selection as a query. */
export const payQuery = ({
  purpose,
  method,
  isPart = false,
}: Pick<PaySelection, 'purpose' | 'method'> & Partial<Pick<PaySelection, 'isPart'>>): Readonly<
  Record<string, string>
> => ({
  por: purpose,
  en: method,
  ...(isPart && { monto: 'cuota' }),
});
