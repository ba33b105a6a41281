import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { letter } from '../letter.copy.es.ts';
import { textMessage } from '../text-message.copy.es.ts';
import type { LoanMessageFacts, Words } from './loan-message.ts';

type Facts = LoanMessageFacts['reminder'];

const HOW_TO_PAY =
  'Entra a tu cuenta y, en «Mi préstamo», toma tu referencia para pagar en una tienda o los datos para transferir.';
const PAID_ALREADY = 'Si ya pagaste, ignora este mensaje: tu pago cuenta desde el día en que lo hiciste.';

const dayWords = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

/** Says what is owed and since when, how to pay and whom to call: no threat, and nobody else is named. */
export const reminder = (facts: Facts): Words => (facts.daysLeft < 0 ? overdue(facts) : upcoming(facts));

function upcoming({ daysLeft, dueDate, owedCentavos }: Facts): Words {
  const amount = formatPesos(owedCentavos);
  const when = daysLeft === 0 ? 'vence hoy' : `vence en ${dayWords(daysLeft)}, el ${formatPlainDate(dueDate)}`;
  const due = `Tu pago de ${amount} ${when}.`;
  const { phoneLabel, hours } = brand.customerCare;
  return {
    sms: textMessage(due, 'Paga desde tu cuenta, en «Mi préstamo».', `Dudas: ${phoneLabel}.`),
    email: {
      subject: daysLeft === 0 ? 'Tu pago vence hoy' : `Tu pago vence el ${formatPlainDate(dueDate)}`,
      text: letter(
        due,
        HOW_TO_PAY,
        `Si no puedes pagar a tiempo, llámanos antes al ${phoneLabel} (${hours.toLowerCase()}) y vemos juntos qué opciones tienes.`,
        PAID_ALREADY,
      ),
    },
  };
}

function overdue({ daysLeft, dueDate, owedCentavos }: Facts): Words {
  const since = `venció el ${formatPlainDate(dueDate)}, hace ${dayWords(-daysLeft)}`;
  const owed = `hoy debes ${formatPesos(owedCentavos)}`;
  const { phoneLabel, hours } = brand.collections;
  return {
    sms: textMessage(
      `Tu pago ${since}; ${owed}.`,
      `Paga desde tu cuenta, en «Mi préstamo», o llámanos al ${phoneLabel} y vemos opciones.`,
    ),
    email: {
      subject: `Tu pago venció el ${formatPlainDate(dueDate)}`,
      text: letter(
        `Tu pago ${since}, y ${owed}.`,
        HOW_TO_PAY,
        `Si se te complicó, llámanos al ${phoneLabel} (${hours.toLowerCase()}): queremos encontrar contigo una forma de pagar.`,
        PAID_ALREADY,
        `Te escribe ${brand.company}, a quien le debes este préstamo.`,
      ),
    },
  };
}
