import { brand } from '@lender/brand';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

export const referenceExpired = (facts: LoanMessageFacts['reference_expired']): Words => {
  const expired = `La referencia ${facts.reference} por ${formatPesos(facts.amountCentavos)} venció.`;
  const next = facts.isOwed ? 'Pide una nueva en tu cuenta, en «Mi préstamo».' : 'No necesitas hacer nada.';
  const paidAnyway = 'Si ya pagaste con ella, tu pago cuenta desde el día en que lo hiciste.';
  const callUs = `¿Dudas? Llámanos al ${brand.customerCare.phoneLabel}.`;
  return {
    sms: textMessage(expired, next, paidAnyway),
    email: { subject: 'Tu referencia de pago venció', text: letter(expired, next, paidAnyway, callUs) },
  };
};
