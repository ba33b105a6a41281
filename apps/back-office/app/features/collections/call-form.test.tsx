import { CALL_OUTCOMES } from '@lender/lending';
import type { FormProblem } from '@lender/web/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CallForm } from './call-form.tsx';

const promise = {
  days: [
    { value: '2026-11-29', label: 'domingo 29.11.2026, hoy' },
    { value: '2026-11-30', label: 'lunes 30.11.2026, día de pago' },
  ],
  first: '2026-11-30',
};

function draw(view: { readonly promise: typeof promise | null }, problem?: FormProblem): string {
  const element = <CallForm view={{ ...view, overduePesos: '1200.00' }} formKey="key" problem={problem} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('the form of a call offers every outcome and none by default, and both ways on, without scripts', () => {
  const html = draw({ promise });
  for (const outcome of CALL_OUTCOMES) expect(html).toContain(`value="${outcome}"`);
  expect(html).not.toContain('checked');
  expect(html).toMatch(/<button[^>]*value="seguir"[^>]*name="luego"/);
  expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(2);
});

test('the form of a call proposes the overdue amount and the next pay day for the promise', () => {
  const html = draw({ promise });
  expect(html).toMatch(/<input[^>]*name="amount"[^>]*value="1200.00"/);
  expect(html).toMatch(/<option value="2026-11-30" selected=""/);
});

test('the form of a call has no promise while one is open', () => {
  expect(draw({ promise: null })).not.toContain('name="amount"');
});

test('a call that was refused keeps its outcome', () => {
  const problem = { values: { outcome: 'disputes' }, fields: { note: 'invalid_input' }, facts: {} };
  const html = draw({ promise }, problem);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="disputes"|<input[^>]*value="disputes"[^>]*checked=""/);
  expect(html).toContain('Escribe qué dijo el cliente.');
});
