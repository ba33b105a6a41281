import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import { brandWords } from './cash.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

const CALL_US = `¿Dudas? Llámanos al ${brand.customerCare.phoneLabel}.`;

export const payoutSent = ({ amountCentavos, lastFour }: LoanMessageFacts['payout_sent']): Words => {
  const sent = `Enviamos ${formatPesos(amountCentavos)} a tu cuenta que termina en ${lastFour}.`;
  return {
    sms: textMessage(sent, 'Te avisamos cuando llegue.'),
    email: {
      subject: `Tu préstamo de ${formatPesos(amountCentavos)} va en camino`,
      text: letter(sent, 'Casi siempre llega en minutos. Te avisamos cuando tu banco lo reciba.', CALL_US),
    },
  };
};

export const payoutArrived = (facts: LoanMessageFacts['payout_arrived']): Words => {
  const amount = formatPesos(facts.amountCentavos);
  const arrived = facts.brand
    ? `Recogiste tus ${amount} en ${brandWords[facts.brand]}.`
    : `Tus ${amount} ya están en tu cuenta.`;
  const due = `Paga ${formatPesos(facts.dueCentavos)} a más tardar el ${formatPlainDate(facts.dueDate)}.`;
  return {
    sms: textMessage(arrived, due),
    email: {
      subject: facts.brand ? 'Recogiste tu préstamo' : 'Tu préstamo llegó a tu cuenta',
      text: letter(arrived, due, 'Si pagas antes, pagas menos intereses.', CALL_US),
    },
  };
};

export const extensionBought = ({ paidCentavos, days, dueDate }: LoanMessageFacts['extension_bought']): Words => {
  const bought = `Recibimos ${formatPesos(paidCentavos)} por tu prórroga de ${days} días. Tu nueva fecha de pago es el ${formatPlainDate(dueDate)}.`;
  const warning = 'La prórroga no reduce tu capital.';
  return {
    sms: textMessage(bought, warning),
    email: {
      subject: `Tu nueva fecha de pago es el ${formatPlainDate(dueDate)}`,
      text: letter(bought, warning, CALL_US),
    },
  };
};

export const withdrawalCompleted = (facts: LoanMessageFacts['withdrawal_completed']): Words => {
  const done = `Cancelaste tu préstamo: el ${formatPlainDate(facts.completedOn)} recibimos los ${formatPesos(facts.paidCentavos)} que devolviste. Tu contrato terminó y ya no debes nada.`;
  return {
    sms: textMessage(done),
    email: { subject: 'Tu préstamo quedó cancelado', text: letter(done, CALL_US) },
  };
};
