import { plainDate } from '@lender/calculator';
import { MESSAGE_CHANNELS, MESSAGE_TEMPLATES } from '@lender/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillTemplate, parseTemplate } from '../../kernel/template-text.ts';
import { type ChannelText, firstWords, saidOf } from '../messages/index.ts';
import { exampleOf, madeUpLoan } from './example-of.ts';
import { smsParts } from './sms-parts.ts';
import { faultsOfTemplate, saysCost } from './template-faults.policy.ts';

const loan = madeUpLoan(plainDate('2026-12-01'));
const sampleOf = (name: (typeof MESSAGE_TEMPLATES)[number]) => ({
  ...saidOf(exampleOf(name, loan)).values,
  firstName: 'Ana',
});

describe('a template', () => {
  test('a template has words and placeholders, and nothing else between braces', () => {
    expect(parseTemplate('Paga {amount}.')).toEqual([{ words: 'Paga ' }, { name: 'amount' }, { words: '.' }]);
    for (const text of ['Paga {amount', 'Paga amount}', '{{amount}}', '{a b}', '{}', '{amount}}'])
      expect(parseTemplate(text)).toBeUndefined();
  });

  test('a template never interprets a value, whatever it is, nor takes a line from it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const text = fillTemplate('Hola, {firstName}: paga {amount}.', { firstName: name, amount: '$10.00' });
        expect(text.match(/\n/)).toBeNull();
        expect(text.startsWith('Hola, ')).toBe(true);
        expect(text.endsWith(': paga $10.00.')).toBe(true);
      }),
    );
    const injected = fillTemplate('{firstName} {amount}', { firstName: '{amount}\r\nBcc: x@y.z', amount: '$10.00' });
    expect(injected).toBe('{amount} Bcc: x@y.z $10.00');
  });

  test('a template closes the place of a sentence that is empty', () => {
    expect(fillTemplate('Uno. {gap} Dos.\n\n{gap}\n\nTres.', { gap: '' })).toBe('Uno. Dos.\n\nTres.');
  });

  test('filling a template with a placeholder without a value throws', () => {
    expect(() => fillTemplate('{constructor}', {})).toThrow('of which there is no value');
  });
});

describe.each(MESSAGE_TEMPLATES)('%s', (name) => {
  test.each(MESSAGE_CHANNELS)('the template that came with the program has no fault on %s', (channel) => {
    const words = firstWords({ template: name, channel });
    expect(faultsOfTemplate({ name, channel, words, sample: sampleOf(name) })).toEqual([]);
  });
});

const faults = (words: Partial<ChannelText>, channel: 'sms' | 'email' = 'sms') =>
  faultsOfTemplate({
    name: 'refund_sent',
    channel,
    words: { subject: null, text: '{lender}: van {amount}.', ...words },
    sample: sampleOf('refund_sent'),
  }).map(({ code, about }) => [code, about]);

test.each([
  ['{lender}: van {amount', 'unbalanced_brace', null],
  ['{lender}: van {amount} de {total}.', 'unknown_placeholder', 'total'],
  ['{lender}: van {amount} de {constructor}.', 'unknown_placeholder', 'constructor'],
  ['{lender}: te regresamos lo que pagaste de más.', 'missing_placeholder', 'amount'],
  ['Te regresamos {amount}.', 'missing_placeholder', 'lender'],
  ['{lender}: van {amount} de $200.', 'typed_figure', '$200.'],
  ['{lender}: van {amount}, 15 % menos.', 'typed_figure', '15 %'],
  ['{lender}: van {amount} el 24.12.2026.', 'typed_figure', '24.12.2026'],
  ['{lender}: van {amount}. Entra a quincena.mx', 'link', 'quincena.mx'],
  ['{lender}: van {amount}. https://x', 'link', 'https://x'],
  ['{lender}: van {amount} a … hoy.', 'unfilled', 'a …'],
  ['{lender}: van {amount} a evil punto com.', 'link', 'evil.com'],
  ['{lender}: paga {amount} o te vamos a embargar.', 'wording', 'embarg'],
  [`{lender}: van {amount}. ${'Á'.repeat(400)}`, 'too_long', '7'],
] as const)('the text %s has a fault', (text, code, about) => {
  expect(faults({ text })).toEqual([[code, about]]);
});

test('the subject of an e-mail is checked too', () => {
  expect(faults({ subject: 'Van $5', text: '{lender}: {amount}' }, 'email')).toEqual([['typed_figure', '$5']]);
});

test('words about what something costs need two people', () => {
  expect(saysCost('loan_settled', { subject: null, text: '{lender}: ya no debes nada.' })).toBe(false);
  expect(saysCost('loan_settled', { subject: null, text: 'Sin intereses.' })).toBe(true);
  expect(saysCost('loan_settled', { subject: 'El CAT', text: 'Gracias.' })).toBe(true);
  expect(saysCost('refund_sent', { subject: null, text: 'Van {amount}.' })).toBe(true);
  expect(saysCost('payment_received', { subject: null, text: '{owed}' })).toBe(true);
});

describe('a text message', () => {
  test.each([
    ['a'.repeat(160), 'gsm7', 1],
    ['a'.repeat(161), 'gsm7', 2],
    ['ñéü¿¡'.repeat(32), 'gsm7', 1],
    ['€'.repeat(80), 'gsm7', 1],
    ['€'.repeat(81), 'gsm7', 2],
    // 152 characters and one of two places, which is not cut.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 3],
    ['á'.repeat(70), 'ucs2', 1],
    ['á'.repeat(71), 'ucs2', 2],
    ['😀'.repeat(35), 'ucs2', 1],
    // 33 whole characters fit into 67 units.
    ['😀'.repeat(67), 'ucs2', 3],
    ['', 'gsm7', 1],
  ] as const)('the text %s is sent as %s in %i parts', (text, alphabet, parts) => {
    expect(smsParts(text)).toMatchObject({ alphabet, parts });
  });
});
