import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const copies = globSync('apps/borrower/app/**/*.copy.es.ts', { cwd: root });
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Matches sentences that promise that we will write, pay or stay silent. */
const PROMISING =
  /[^.:;'`¿?¡!]*\bte (?:avisamos|escribimos|decimos|mandamos|regresamos|respondemos|recordamos|llegan)\b[^.'`]*/gi;

/** Every sentence of the site that promises something, once. */
const promises = new Set(
  copies.flatMap((file) => [...textOf(file).matchAll(PROMISING)].map(([sentence]) => sentence.trim())),
);

const FLASH = 'apps/api/src/modules/applications/notify-of-move.test.ts';
const NOTIFY_EVENTS = 'apps/api/src/modules/loans/notifications/notify-of-event.test.ts';
const PREFERENCES = 'apps/api/src/modules/messages/preferences/contact-preferences.test.ts';
const REMINDERS = 'apps/api/src/modules/reminders/remind-borrowers.test.ts';
const REFUNDS = 'apps/api/src/modules/payments/refunds/refunds.test.ts';
const DEBITS = 'apps/api/src/modules/mandates/debits.test.ts';

const saved = [
  FLASH,
  'the promise “te avisamos por SMS apenas haya respuesta” is kept by a text message for each answer of a person',
] as const;
const onTheEve = [
  DEBITS,
  'borrowers are notified on the eve of the amount to be debited, and nothing is debited yet',
] as const;
const refunded = [
  REFUNDS,
  'an overpaid amount goes back to the account that it came from, and is a refund once it arrived',
] as const;
const cancelled = [
  NOTIFY_EVENTS,
  'a borrower is notified that the contract is cancelled once the received amount is paid back, and that the excess is returned',
] as const;
const silent = [
  REMINDERS,
  'reminders are not sent to a borrower who does not want them, and are sent again once they are wanted',
] as const;
const receipts = [PREFERENCES, 'unwanted reminders are not sent, while receipts are'] as const;

/** Test of the server that proves each promise: its file, and a part of its title. */
const KEPT: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'Con tu celular te avisamos de tu solicitud y confirmas tu firma': saved,
  'Si una persona debe revisarla, te avisamos por SMS apenas haya respuesta': saved,
  'Si falta algo, te avisamos': [FLASH, 'a client asked for documents by a person is notified which, and until when'],
  'Te escribimos por SMS o correo': [FLASH, 'an answer is sent by e-mail too where the address is proven'],
  'Si nos tardamos más, también te avisamos': [FLASH, 'a review that takes longer than was promised is apologised for'],
  'Te mandamos un código por SMS al teléfono terminado en {{lastFour}}': [
    'apps/api/src/modules/agreements/agreements.test.ts',
    'the signed copy has the very bytes whose hash is listed, and says how it was signed',
  ],
  'En un momento te decimos dónde y cómo recoges tu dinero': [
    'apps/api/src/modules/payments/payouts/cash-payouts.test.ts',
    'a loan in cash waits at its counter: the client gets the order number, staff the task to order it, and no provider is called',
  ],
  'Te avisamos por lo menos un día antes': onTheEve,
  'Cobramos tus pagos de tu cuenta en su fecha y te avisamos por lo menos un día antes': onTheEve,
  'Te avisamos por SMS cuando el pago quede registrado': [
    NOTIFY_EVENTS,
    'a borrower is notified of a payment once, however often it is reported, with the rest to the centavo',
  ],
  'Te avisamos cuando llegue': refunded,
  'Te regresamos {{refund}}': refunded,
  'Si pagaste más de lo que recibiste, te lo regresamos y te avisamos cuando llegue': cancelled,
  'Si te arrepientes a más tardar el {{day}}, tu préstamo se cancela y te regresamos {{refund}}: todo lo que pagaste además de lo que recibiste':
    cancelled,
  'Mientras tanto no te mandamos recordatorios ni cobramos nada de tu cuenta': [
    REMINDERS,
    'reminders are not sent while a person reviews the borrower’s report',
  ],
  'Te recordamos tus fechas de pago': [
    REMINDERS,
    'reminders are sent on their days and no others, with the amount owed, whom to pay and whom to call',
  ],
  'No te recordamos tus fechas de pago': silent,
  'Listo, ya no te mandamos recordatorios': silent,
  'Los comprobantes y los avisos de tu contrato te llegan de todas formas': receipts,
  'Tus recibos y los avisos de tu contrato te llegan de todos modos': receipts,
  'Los avisos de tu préstamo te llegan igual': receipts,
  'Te respondemos por escrito en un máximo de 30 días hábiles': [
    'packages/lending/src/complaint/complaint-deadline.test.ts',
    'a claim has exactly thirty days on which banks work after the day on which it came',
  ],
};

/**
 * Sentences that read like a promise and are none: about the phone, about what happened before, or about what is never
 * sent.
 */
const NO_PROMISE: readonly string[] = [
  'llámanos y te decimos a quién',
  'Tu contraseña y los códigos que te mandamos son personales',
  'Si te avisamos de un cambio que no pediste, escribe aquí el código de ese aviso',
  'Si lo retiras, ya no te mandamos promociones',
];

describe('promises of the site', () => {
  test.each([...promises].filter((sentence) => !NO_PROMISE.includes(sentence)))(
    'the promise “%s” has a test of the server that proves it',
    (sentence) => {
      const kept = KEPT[sentence];
      expect(kept).toBeDefined();
      const [file = '', title = ''] = kept ?? [];
      expect(textOf(file)).toContain(title);
    },
  );

  test('a promise is listed only when the site makes it', () => {
    expect([...Object.keys(KEPT), ...NO_PROMISE].filter((sentence) => !promises.has(sentence))).toEqual([]);
  });
});
