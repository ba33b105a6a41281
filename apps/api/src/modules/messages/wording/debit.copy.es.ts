import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

const CALL_US = `¿Dudas? Llámanos al ${brand.customerCare.phoneLabel}.`;
const OTHER_WAYS = 'Puedes pagar en una tienda o por transferencia: entra a tu cuenta, en «Mi préstamo».';

export const debitAnnounced = ({ amountCentavos, lastFour, on }: LoanMessageFacts['debit_announced']): Words => {
  const date = formatPlainDate(on);
  const what = `El ${date} cobraremos ${formatPesos(amountCentavos)} de tu cuenta que termina en ${lastFour}.`;
  const paidBefore = 'Si pagas antes, cobraremos solo lo que falte, o nada.';
  const cancel = 'Puedes cancelar la domiciliación cuando quieras en tu cuenta, en «Mi préstamo».';
  return {
    sms: textMessage(what, paidBefore, 'Puedes cancelarlo en tu cuenta.'),
    email: { subject: `Cobraremos tu pago el ${date}`, text: letter(what, paidBefore, cancel, CALL_US) },
  };
};

const REASONS = {
  no_funds: 'no había dinero suficiente',
  account: 'tu banco dice que esa cuenta ya no se puede usar',
  stopped: 'le pediste a tu banco que no lo hiciera',
  other: 'tu banco no lo aceptó',
} as const satisfies Record<LoanMessageFacts['debit_failed']['reason'], string>;

export const debitFailed = ({ amountCentavos, lastFour, reason, again }: LoanMessageFacts['debit_failed']): Words => {
  const what = `No pudimos cobrar ${formatPesos(amountCentavos)} de tu cuenta que termina en ${lastFour}: ${REASONS[reason]}.`;
  const next = again
    ? `Lo intentaremos una vez más el ${formatPlainDate(again.on)}, por ${formatPesos(again.amountCentavos)} o lo que debas entonces si es menos.`
    : 'No volveremos a intentarlo.';
  return {
    sms: textMessage(what, next, OTHER_WAYS),
    email: { subject: 'No pudimos cobrar tu pago', text: letter(what, next, OTHER_WAYS, CALL_US) },
  };
};
