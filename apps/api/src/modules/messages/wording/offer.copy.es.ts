import { brand } from '@lender/brand';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

export const offerEnded = ({ amountCentavos }: LoanMessageFacts['offer_ended']): Words => {
  const ended = `Ya no podemos darte ${formatPesos(amountCentavos)} con las fechas que elegiste. Por esa solicitud no debes nada.`;
  const anew = 'Puedes pedir otro préstamo en tu cuenta.';
  return {
    sms: textMessage(ended, anew),
    email: {
      subject: 'Tu solicitud terminó sin préstamo',
      text: letter(ended, anew, `¿Dudas? Llámanos al ${brand.customerCare.phoneLabel}.`),
    },
  };
};
