import type { LoanChargeName } from '@lender/lending';

const charges: Readonly<Record<LoanChargeName, string>> = {
  interest: 'Interés ordinario',
  fees: 'Comisiones',
  lateCharge: 'Cargo por atraso',
};

/** Texts of invoices. */
export const cfdiCopy = {
  concept: (
    charge: LoanChargeName,
    { isWaiver, isFallen, month }: { readonly isWaiver: boolean; readonly isFallen: boolean; readonly month: string },
  ) => {
    const words = `${charges[charge]}, ${month.slice(5)}.${month.slice(0, 4)}`;
    if (isWaiver) return isFallen ? `Bonificación: ${words}` : `Bonificación cancelada: ${words}`;
    return isFallen ? `Cancelación: ${words}` : words;
  },
} as const;
