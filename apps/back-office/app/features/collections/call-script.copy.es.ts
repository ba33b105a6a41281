import { brand } from '@lender/brand';
import type { CallReason } from '@lender/lending';

/** Figures of a borrower as a collector says or writes them. */
export interface CallFigures {
  readonly firstName: string;
  readonly overdue: string;
  readonly daysLate: number;
  readonly dueOn: string;
  /** Amount and day of the last promise; empty where there is none. */
  readonly promised: string;
  readonly promisedOn: string;
  /** Account or reference with which the borrower may pay; empty where they asked for none. */
  readonly payWith: string;
}

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

export const callScript = {
  greeting: ({ firstName }: CallFigures) => `Hola, ¿hablo con ${firstName}?`,
  identity: `Soy [tu nombre], de ${brand.name}. ¿Me confirmas tu fecha de nacimiento?`,
  otherPerson: 'Si contesta otra persona, no digas para qué llamas: pregunta a qué hora lo encuentras y despídete.',
  reasons: {
    promise_due: ({ promised }: CallFigures) =>
      `Quedaste de pagar ${promised} a más tardar hoy. ¿Ya lo hiciste, o te ayudo con la referencia?`,
    promise_broken: ({ promised, promisedOn }: CallFigures) =>
      `Quedaste de pagar ${promised} el ${promisedOn} y todavía no lo vemos. ¿Qué pasó? ¿Qué día puedes?`,
    late: ({ overdue, dueOn, daysLate }: CallFigures) =>
      `Tu pago de ${overdue} venció el ${dueOn}, hace ${days(daysLate)}. ¿Qué día puedes ponerte al corriente?`,
    promise_later: ({ promised, promisedOn }: CallFigures) =>
      `Quedó de pagar ${promised} el ${promisedOn}. No hace falta llamarle antes.`,
  } satisfies Record<CallReason, (figures: CallFigures) => string>,
  close: 'Repite el monto y el día, y di cómo puede pagar. Gracias por tu tiempo.',
} as const;

/** Texts that a collector may send, with the figures of the borrower. They name no other person and threaten nothing. */
export const callTexts = {
  overdue: ({ firstName, overdue, dueOn }: CallFigures) =>
    `Hola, ${firstName}. Tu pago de ${overdue} venció el ${dueOn}. Si ya pagaste, no hagas caso de este mensaje. Si no, llámanos y vemos juntos cómo ponerte al corriente.`,
  promise_due: ({ firstName, promised }: CallFigures) =>
    `Hola, ${firstName}. Te recordamos que quedaste de pagar ${promised} a más tardar hoy. Si ya pagaste, gracias.`,
  promise_broken: ({ firstName, promised, promisedOn }: CallFigures) =>
    `Hola, ${firstName}. Quedaste de pagar ${promised} el ${promisedOn} y todavía no lo vemos. Llámanos para acordar otro día.`,
  how_to_pay: ({ firstName, overdue, payWith }: CallFigures) =>
    `Hola, ${firstName}. Puedes pagar ${overdue} con ${payWith}. Si ya pagaste, gracias.`,
} as const;
export type CallText = keyof typeof callTexts;

export const callTextNames: Readonly<Record<CallText, string>> = {
  overdue: 'Pago vencido',
  promise_due: 'Promesa para hoy',
  promise_broken: 'Promesa incumplida',
  how_to_pay: 'Cómo pagar',
};
