import type { ComplaintKind } from '@lender/lending';
import type { AnswerPart, AnswerParts } from './answer-parts.ts';

/** Returns a part without the full stop that its sentence brings along. */
const unstopped = (part: string): string => part.trim().replace(/\.+$/, '');

const hints: Partial<Readonly<Record<AnswerPart, string>>> = { amount: 'Como $250.00.', day: 'Como 15.11.2026.' };

/** Words of the letters by which complaints are answered, and of the fields of their parts. */
export const answerCopy = {
  greeting: (person: string) => `Hola, ${person}:`,
  letters: {
    inquiry: (folio, { reply }) => `sobre tu consulta ${folio}, la respuesta es: ${unstopped(reply)}.`,
    claim: (folio, { finding, remedy }) =>
      `revisamos tu reclamación ${folio}. Encontramos que ${unstopped(finding)}. Por eso ${unstopped(remedy)}.`,
    clarification: (folio, { amount, day, cause, balance }) =>
      `revisamos el movimiento que nos pediste aclarar en tu caso ${folio}. Es de ${amount.trim()} del ${day.trim()} y se debe a que ${unstopped(cause)}. Por eso tu saldo ${unstopped(balance)}.`,
  } satisfies Record<ComplaintKind, (folio: string, parts: AnswerParts) => string>,
  farewell: 'Si tienes dudas, llámanos.',
  lead: 'Llena cada parte: con ellas se arma la carta, y la ves completa antes de enviarla.',
  labels: {
    reply: 'La respuesta es…',
    finding: 'Encontramos que…',
    remedy: 'Por eso…',
    amount: 'El movimiento es de…',
    day: 'Del día…',
    cause: 'Se debe a que…',
    balance: 'Por eso tu saldo…',
  } satisfies Record<AnswerPart, string>,
  hints,
  missing: 'Llena esta parte de la carta.',
} as const;
