import { plainDate } from '@lender/calculator';
import { MESSAGE_KINDS } from '@lender/contract';
import { APPLICATION_NEEDS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '../../../kernel/template-text.ts';
import { emailWords } from '../wording/email-words.ts';
import type { LoanMessage } from '../wording/loan-message.ts';
import { saidOf } from './said-of.ts';
import { FIRST_WORDS } from './template-words.copy.es.ts';

const day = plainDate('2026-12-14');
const amountCentavos = centavos(478_880);
const payment = {
  amountCentavos,
  paidOn: day,
  chargesCentavos: centavos(78_880),
  principalCentavos: centavos(400_000),
  overpaidCentavos: centavos(1_250),
};
const owed = { leftCentavos: centavos(100), nextDue: { on: day, amountCentavos, isOverdue: true } };

const asked = { askedOn: day };
const waiting = { ...asked, until: { on: day, at: '18:05' } };

const MESSAGES: readonly LoanMessage[] = [
  { kind: 'application_approved', facts: waiting },
  { kind: 'smaller_offer', facts: waiting },
  { kind: 'larger_offer', facts: waiting },
  { kind: 'application_rejected', facts: asked },
  { kind: 'documents_missing', facts: { ...waiting, needs: APPLICATION_NEEDS } },
  { kind: 'documents_missing', facts: { ...waiting, needs: ['idDocuments'] } },
  { kind: 'review_delayed', facts: asked },
  ...(['sign', 'answer', 'complete'] as const).map((todo): LoanMessage => {
    return { kind: 'time_running_out', facts: { ...waiting, todo } };
  }),
  ...(['not_signed', 'not_answered', 'not_completed', 'not_reviewed', 'not_paid_out', 'cancelled'] as const).map(
    (why): LoanMessage => ({ kind: 'application_ended', facts: { ...asked, why } }),
  ),
  { kind: 'payout_sent', facts: { amountCentavos, lastFour: '0073' } },
  { kind: 'payout_arrived', facts: { amountCentavos, brand: null, dueDate: day, dueCentavos: amountCentavos } },
  { kind: 'payout_arrived', facts: { amountCentavos, brand: 'cebuana', dueDate: day, dueCentavos: amountCentavos } },
  { kind: 'signing_again', facts: { amountCentavos } },
  { kind: 'cash_ready', facts: { amountCentavos, brand: 'm_lhuillier', orderNumber: 'ABCDEFGHJK', collectBy: day } },
  { kind: 'cash_ended', facts: { amountCentavos, brand: 'bdo' } },
  { kind: 'payment_received', facts: { payment, owed } },
  { kind: 'payment_received', facts: { payment, owed: null } },
  { kind: 'payment_reversed', facts: { amountCentavos, paidOn: day, owed } },
  { kind: 'refund_sent', facts: { amountCentavos } },
  { kind: 'reference_expired', facts: { amountCentavos, reference: '1010102000021', isOwed: true } },
  { kind: 'reference_expired', facts: { amountCentavos, reference: '1010102000021', isOwed: false } },
  { kind: 'extension_bought', facts: { paidCentavos: amountCentavos, days: 14, dueDate: day } },
  {
    kind: 'withdrawal_completed',
    facts: { paidCentavos: amountCentavos, completedOn: day, overpaidCentavos: centavos(4_640) },
  },
  { kind: 'loan_paid', facts: { paidOn: day, payment } },
  { kind: 'loan_paid', facts: { paidOn: day, payment: null } },
  { kind: 'offer_ended', facts: { amountCentavos } },
  { kind: 'debit_announced', facts: { amountCentavos, lastFour: '0073', on: day } },
  ...(['no_funds', 'account', 'stopped', 'other'] as const).flatMap((reason): LoanMessage[] =>
    [null, { on: day, amountCentavos }].map((again) => {
      return { kind: 'debit_failed', facts: { amountCentavos, lastFour: '0073', reason, again } };
    }),
  ),
  ...[3, 1, 0, -1, -15].map((daysLeft): LoanMessage => {
    return { kind: 'reminder', facts: { daysLeft, dueDate: day, owedCentavos: amountCentavos } };
  }),
  { kind: 'collection_text', facts: { text: 'Tu pago venció el lunes. ¿Hablamos?' } },
];

/** Returns the words of a message while no other words were published. */
function wordsOf(message: LoanMessage) {
  const { name, values } = saidOf(message);
  const { sms, email } = FIRST_WORDS[name];
  const subject = fillTemplate(email.subject, values);
  return { sms: fillTemplate(sms, values), email: { subject, text: fillTemplate(email.text, values) } };
}

test('every kind of message to borrowers has its words here', () => {
  expect(new Set(MESSAGES.map(({ kind }) => kind))).toEqual(new Set(MESSAGE_KINDS));
});

describe.each(MESSAGES)('$kind $facts', (message) => {
  const { sms, email } = wordsOf(message);

  test('a message names its sender, fits a text message and has neither link nor code', () => {
    // Words written by a person stay unchanged.
    expect(sms).toMatch(message.kind === 'collection_text' ? /^Quincena: Tu/ : /^Quincena: [a-záéíóú]/);
    expect(email.text).toMatch(/Equipo Quincena$/);
    for (const text of [sms, email.text, email.subject]) {
      expect(text).not.toMatch(/https?:|www\.|código|contraseña|undefined|NaN|null/);
      expect(text).not.toMatch(/ {2}|\.\.|\$\d+(?!\.\d\d|\d)/);
    }
    // Six parts of 67 characters: Spanish accents are sent as UCS-2.
    expect(sms.length).toBeLessThanOrEqual(402);
  });

  test('a message puts no pressure on the borrower', () => {
    expect(`${sms} ${email.text}`).not.toMatch(
      /demanda|embarg|juríd|abogad|buró|despacho|familia|referencia personal/i,
    );
  });
});

test.each(MESSAGES.filter(({ facts }) => 'askedOn' in facts))(
  'the text message $kind $facts shows neither an amount nor an outcome to other readers of the phone',
  (message) => {
    expect(wordsOf(message).sms).not.toMatch(/\$|préstamo|rechaz|aprob|menor|mayor/i);
  },
);

test('an e-mail explains how reminders end, without a link', () => {
  const { text } = emailWords({ subject: 'Tu pago vence hoy', text: 'Hola', stopKey: 'ABCDEFGHJKMNPQRS' });
  expect(text).toContain('Escribe la clave ABCDEFGHJKMNPQRS en nuestra página, en «Contacto»');
  expect(text).not.toMatch(/https?:|www\./);
});
