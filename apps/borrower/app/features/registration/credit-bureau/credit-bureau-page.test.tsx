import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import type { BureauProblem, BureauQuestion } from './credit-bureau.ts';
import { CreditBureauPage } from './credit-bureau-page.tsx';

const text = 'Autorizo a Quincena a consultar mi historial.';
const page = (digits: BureauQuestion['digits'], problem?: BureauProblem) =>
  renderPage(
    <CreditBureauPage
      question={{ text, phoneLastFour: '5678', digits }}
      formKey="key-1"
      problem={problem}
      sending={null}
    />,
  );

test('the page of the bureau first shows the consent text, the button for the code and the one to continue without', () => {
  const html = page(null);
  for (const words of [text, '5678', 'Enviarme el NIP', 'Prefiero no autorizarla']) expect(html).toContain(words);
  expect(html).not.toContain('name="code"');
});

test('the page of the bureau asks for the sent code, and keeps both other buttons', () => {
  const html = page(6);
  for (const words of [text, 'NIP de 6 dígitos', 'Enviar otro NIP', 'Prefiero no autorizarla'])
    expect(html).toContain(words);
  expect(html).toMatch(/<input[^>]*name="code"[^>]*/);
});

test('a wrong bureau code is reported beside its field, and too many requests above the button', () => {
  const wrong = { values: {}, fields: { code: 'code_wrong' }, facts: { triesLeft: 2 } } as const;
  expect(page(6, { form: 'authorize', problem: wrong })).toContain('Intentos que te quedan: 2.');
  const tooMany = { values: {}, fields: {}, form: 'request_count_by_day_exceed', facts: {} } as const;
  expect(page(null, { form: 'send', problem: tooMany })).toContain('Ya pediste los NIP de hoy.');
});
