import { expect, test } from 'vitest';
import { codeInText } from './code-in-text.ts';

test.each([
  ['482 es tu código de Quincena.', '482'],
  ['Tu codigo: 482910. Vence en 10 minutos.', '482910'],
  ['Firma por $4788.80 antes del 15.04.2026 con el código 0042', '0042'],
  ['Recibimos tu pago de $4788.', undefined],
  ['Tu código llegará al +525512345678', undefined],
])('the code in %j is %s', (text, code) => {
  expect(codeInText(text)).toBe(code);
});
