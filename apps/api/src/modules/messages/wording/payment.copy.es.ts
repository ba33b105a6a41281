import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, StillOwed, Words } from './loan-message.ts';

const CALL_US = `Si algo no cuadra, llámanos al ${brand.customerCare.phoneLabel}.`;

/** What is left after a payment, or after one that was taken back. */
const stillOwed = ({ leftCentavos, nextDue }: StillOwed): string => {
  if (!nextDue) return 'Ya no debes nada de este préstamo.';
  return `Te falta pagar ${formatPesos(leftCentavos)}; lo siguiente son ${formatPesos(nextDue.amountCentavos)} el ${formatPlainDate(nextDue.on)}.`;
};

export const paymentReceived = (facts: LoanMessageFacts['payment_received']): Words => {
  const arrived = `Recibimos tu pago de ${formatPesos(facts.amountCentavos)} del ${formatPlainDate(facts.paidOn)}`;
  const used = `${formatPesos(facts.chargesCentavos)} fueron para intereses y comisiones, con su IVA, y ${formatPesos(facts.principalCentavos)} para capital.`;
  return {
    sms: textMessage(`${arrived}.`, stillOwed(facts)),
    email: {
      subject: `Recibimos tu pago de ${formatPesos(facts.amountCentavos)}`,
      text: letter(`${arrived}. ¡Gracias!`, `Así lo usamos: ${used}`, stillOwed(facts), CALL_US),
    },
  };
};

export const paymentReversed = (facts: LoanMessageFacts['payment_reversed']): Words => {
  const back = `Tu pago de ${formatPesos(facts.amountCentavos)} del ${formatPlainDate(facts.paidOn)} nos fue retirado, así que ya no cuenta.`;
  return {
    sms: textMessage(back, stillOwed(facts), `Dudas: ${brand.customerCare.phoneLabel}.`),
    email: {
      subject: `Tu pago de ${formatPesos(facts.amountCentavos)} fue devuelto`,
      text: letter(back, 'Pasa cuando el banco o la tienda regresan el dinero.', stillOwed(facts), CALL_US),
    },
  };
};

export const referenceExpired = ({
  amountCentavos,
  reference,
  isOwed,
}: LoanMessageFacts['reference_expired']): Words => {
  const expired = `La referencia ${reference} por ${formatPesos(amountCentavos)} venció`;
  const next = isOwed ? 'Pide una nueva en tu cuenta, en «Mi préstamo».' : 'No necesitas hacer nada.';
  const paidAnyway = 'Si ya pagaste con ella, tu pago cuenta desde el día en que lo hiciste.';
  return {
    sms: textMessage(`${expired}.`, next, paidAnyway),
    email: { subject: 'Tu referencia de pago venció', text: letter(`${expired}.`, next, paidAnyway, CALL_US) },
  };
};

export const loanPaid = ({ paidOn }: LoanMessageFacts['loan_paid']): Words => {
  const paid = `Terminaste de pagar tu préstamo el ${formatPlainDate(paidOn)}. Ya no debes nada.`;
  return {
    sms: textMessage(paid, '¡Gracias!'),
    email: {
      subject: 'Terminaste de pagar tu préstamo',
      text: letter(paid, 'Gracias por tu confianza.', CALL_US),
    },
  };
};
