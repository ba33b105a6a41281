import { brand } from '@lender/brand';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

const { phoneLabel, hours } = brand.collections;

export const collectionText = ({ text }: LoanMessageFacts['collection_text']): Words => ({
  sms: textMessage(text, `Cobranza: ${phoneLabel}.`),
  email: {
    subject: 'Sobre el pago de tu préstamo',
    text: letter(
      text,
      `Te escribe el equipo de cobranza de ${brand.company}, teléfono ${phoneLabel}. Horario: ${hours}.`,
      'Paga solo desde tu cuenta, en «Mi préstamo»: nadie de nuestro equipo recibe dinero.',
    ),
  },
});
