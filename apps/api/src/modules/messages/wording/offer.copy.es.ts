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

export const signingAgain = ({ amountCentavos }: LoanMessageFacts['signing_again']): Words => {
  const late = `Tus ${formatPesos(amountCentavos)} todavía no salen: llegarían muy cerca de tu fecha de pago. Por eso calculamos tu préstamo de nuevo, y hasta que firmes no debes nada.`;
  const sign = 'Entra a tu cuenta, lee las cifras nuevas y firma otra vez. Tienes 48 horas.';
  return {
    sms: textMessage(late, sign),
    email: {
      subject: 'Falta que firmes otra vez para recibir tu dinero',
      text: letter(late, sign, `¿Dudas? Llámanos al ${brand.customerCare.phoneLabel}.`),
    },
  };
};
