import { brand as lender } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import type { CashBrand } from '@lender/lending';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

/** How the brands call themselves. */
export const brandWords: Readonly<Record<CashBrand, string>> = {
  cebuana: 'Cebuana',
  bdo: 'BDO',
  m_lhuillier: 'M Lhuillier',
};

const CALL_US = `¿Dudas? Llámanos al ${lender.customerCare.phoneLabel}.`;

export const cashReady = ({ amountCentavos, brand, orderNumber, collectBy }: LoanMessageFacts['cash_ready']): Words => {
  const fetch = `Recoge tus ${formatPesos(amountCentavos)} en ${brandWords[brand]} a más tardar el ${formatPlainDate(collectBy)}, con tu identificación y la orden ${orderNumber}.`;
  const interest = 'Los intereses corren desde el día en que los recojas.';
  return {
    sms: textMessage(fetch, interest),
    email: {
      subject: `Tus ${formatPesos(amountCentavos)} te esperan en ${brandWords[brand]}`,
      text: letter(fetch, interest, 'No le des la orden a nadie: quien la tenga puede intentar cobrarla.', CALL_US),
    },
  };
};

export const cashEnded = ({ amountCentavos, brand }: LoanMessageFacts['cash_ended']): Words => {
  const ended = `Nadie recogió tus ${formatPesos(amountCentavos)} en ${brandWords[brand]}, así que tu solicitud terminó. No debes nada.`;
  const anew = 'Puedes pedir otro préstamo en tu cuenta.';
  return {
    sms: textMessage(ended, anew),
    email: { subject: 'Tu solicitud terminó sin préstamo', text: letter(ended, anew, CALL_US) },
  };
};
