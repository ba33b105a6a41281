import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, PaymentUse, StillOwed, Words } from './loan-message.ts';

const { phoneLabel } = brand.customerCare;
const CALL_US = `Si algo no cuadra, llámanos al ${phoneLabel}.`;

/** What is left after a payment, or after one that was taken back; nothing is said of a loan that is somebody else's. */
function stillOwed(owed: StillOwed | null): string[] {
  if (owed === null) return [];
  const { leftCentavos, nextDue } = owed;
  if (!nextDue) return ['Ya no debes nada de este préstamo.'];
  const left = `Hoy terminas de pagar con ${formatPesos(leftCentavos)}`;
  const amount = formatPesos(nextDue.amountCentavos);
  const day = formatPlainDate(nextDue.on);
  return [
    nextDue.isOverdue
      ? `${left}; de eso, ${amount} vencieron desde el ${day}.`
      : `${left}; si no, tu siguiente pago es de ${amount} el ${day}.`,
  ];
}

const arrived = ({ amountCentavos, paidOn }: PaymentUse): string =>
  `Recibimos tu pago de ${formatPesos(amountCentavos)} del ${formatPlainDate(paidOn)}.`;

const used = ({ chargesCentavos, principalCentavos }: PaymentUse): string =>
  `Así lo usamos: ${formatPesos(chargesCentavos)} para intereses y comisiones, con su IVA, y ${formatPesos(principalCentavos)} para capital.`;

const overpaid = ({ overpaidCentavos }: PaymentUse): string[] =>
  overpaidCentavos > 0
    ? [
        `Pagaste ${formatPesos(overpaidCentavos)} de más: te los regresamos a la cuenta de donde salieron o, si pagaste en tienda, a la tuya.`,
      ]
    : [];

export const paymentReceived = ({ payment, owed }: LoanMessageFacts['payment_received']): Words => ({
  sms: textMessage(arrived(payment), ...overpaid(payment), ...stillOwed(owed)),
  email: {
    subject: `Recibimos tu pago de ${formatPesos(payment.amountCentavos)}`,
    text: letter(`${arrived(payment)} ¡Gracias!`, used(payment), ...overpaid(payment), ...stillOwed(owed), CALL_US),
  },
});

export const loanPaid = ({ paidOn, payment }: LoanMessageFacts['loan_paid']): Words => {
  const receipt = payment ? [arrived(payment)] : [];
  const back = payment ? overpaid(payment) : [];
  const paid = `Terminaste de pagar tu préstamo el ${formatPlainDate(paidOn)}. Ya no debes nada.`;
  return {
    sms: textMessage(...receipt, paid, ...back, '¡Gracias!'),
    email: {
      subject: 'Terminaste de pagar tu préstamo',
      text: letter(...receipt, ...(payment ? [used(payment)] : []), ...back, `${paid} ¡Gracias!`, CALL_US),
    },
  };
};

export const paymentReversed = (facts: LoanMessageFacts['payment_reversed']): Words => {
  const amount = formatPesos(facts.amountCentavos);
  const back = `Tu pago de ${amount} del ${formatPlainDate(facts.paidOn)} nos fue retirado y ya no cuenta.`;
  return {
    sms: textMessage(back, ...stillOwed(facts.owed), `Dudas: ${phoneLabel}.`),
    email: {
      subject: `Tu pago de ${amount} fue devuelto`,
      text: letter(back, 'Pasa cuando el banco o la tienda regresan el dinero.', ...stillOwed(facts.owed), CALL_US),
    },
  };
};

export const refundSent = ({ amountCentavos }: LoanMessageFacts['refund_sent']): Words => {
  const amount = formatPesos(amountCentavos);
  const back = `Te regresamos ${amount} que pagaste de más.`;
  const where = 'Van a la cuenta de donde salieron o, si pagaste en tienda, a la tuya.';
  return {
    sms: textMessage(back, where, `Dudas: ${phoneLabel}.`),
    email: { subject: `Te regresamos ${amount}`, text: letter(back, where, CALL_US) },
  };
};
