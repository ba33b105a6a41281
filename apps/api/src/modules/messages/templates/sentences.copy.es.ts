import { formatPlainDate } from '@lender/calculator';
import type { ApplicationNeed, CashBrand } from '@lender/lending';
import { type Centavos, formatPesos } from '@lender/money';
import type { EndingCause } from '../wording/application-message.ts';
import type { LoanMessageFacts, StillOwed } from '../wording/loan-message.ts';

type DebitFailed = LoanMessageFacts['debit_failed'];

/** Names that the brands use for themselves. */
const stores: Readonly<Record<CashBrand, string>> = { cebuana: 'Cebuana', bdo: 'BDO', m_lhuillier: 'M Lhuillier' };

const debitReasons = {
  no_funds: 'no había dinero suficiente',
  account: 'tu banco dice que esa cuenta ya no se puede usar',
  stopped: 'le pediste a tu banco que no lo hiciera',
  other: 'tu banco no lo aceptó',
} as const satisfies Record<DebitFailed['reason'], string>;

/** Request to the borrower for each need, as part of a list. */
const needs = {
  externalLogin: 'confirmar tu cuenta',
  bankLink: 'conectar tu banco',
  directDebitConsent: 'autorizar el cargo a tu cuenta',
  idDocuments: 'las fotos de tu identificación',
  identityCheck: 'confirmar tu identidad',
  bankStatement: 'tu estado de cuenta del banco',
  payroll: 'tus recibos de nómina',
  creditBureau: 'tu permiso para consultar tu historial de crédito',
} as const satisfies Record<ApplicationNeed, string>;

const todo = {
  sign: 'Falta tu firma.',
  answer: 'Falta que nos digas si aceptas nuestra oferta.',
  complete: 'Falta que termines de llenarla.',
} as const satisfies Record<LoanMessageFacts['time_running_out']['todo'], string>;

const endings = {
  not_signed: 'se acabó el plazo para firmarla',
  not_answered: 'se acabó el plazo para aceptar nuestra oferta',
  not_completed: 'se acabó el plazo para completarla',
  not_reviewed: 'no te respondimos a tiempo. Fue culpa nuestra y lo sentimos',
  not_paid_out: 'el dinero no pudo llegar a tu cuenta',
  cancelled: 'la cancelamos',
} as const satisfies Record<EndingCause, string>;

/** Phrases that a template inserts unchanged, because they depend on the case. An empty one is left out. */
export const sentences = {
  stores,
  debitReasons,
  todo,
  endings,
  missing: (open: readonly ApplicationNeed[]): string =>
    `Falta: ${new Intl.ListFormat('es-MX').format(open.map((need) => needs[need]))}.`,
  /** Used when no name is known. */
  nobody: 'cliente',
  days: (days: number): string => (days === 1 ? '1 día' : `${days} días`),
  /**
   * Sentence about the rest of the debt after a payment, or after a reversed one; empty for a loan that belongs to
   * another owner.
   */
  owed: (owed: StillOwed | null): string => {
    if (owed === null) return '';
    const { leftCentavos, nextDue } = owed;
    if (!nextDue) return 'Ya no debes nada de este préstamo.';
    const left = `Hoy terminas de pagar con ${formatPesos(leftCentavos)}`;
    const amount = formatPesos(nextDue.amountCentavos);
    const day = formatPlainDate(nextDue.on);
    return nextDue.isOverdue
      ? `${left}; de eso, ${amount} vencieron desde el ${day}.`
      : `${left}; si no, tu siguiente pago es de ${amount} el ${day}.`;
  },
  overpaid: (centavos: Centavos): string =>
    centavos > 0
      ? `Pagaste ${formatPesos(centavos)} de más: te los regresamos a la cuenta de donde salieron o, si pagaste en tienda, a la tuya.`
      : '',
  afterReference: (isOwed: boolean): string =>
    isOwed ? 'Pide una nueva en tu cuenta, en «Mi préstamo».' : 'No necesitas hacer nada.',
  nextDebit: (again: DebitFailed['again']): string =>
    again
      ? `Lo intentaremos una vez más el ${formatPlainDate(again.on)}, por ${formatPesos(again.amountCentavos)} o lo que debas entonces si es menos.`
      : 'No volveremos a intentarlo.',
};
