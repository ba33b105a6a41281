import { Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CommandCard, type CommandCardProps } from './command-card.tsx';
import { NoteField } from './note-field.tsx';

const words = {
  fields: { until: { invalid: 'Elige un día.' }, note: { invalid: 'Escribe por qué.' } },
  form: { invalid: 'No se pudo.', not_found: 'Ya no existe.' },
};

type Given = Partial<CommandCardProps<'until' | 'note'>>;

function draw(given: Given = {}): string {
  const element = (
    <CommandCard
      id="pause"
      title="Pausa"
      words={words}
      problem={undefined}
      refused="No se guardó"
      submit="Pedir"
      {...given}
    >
      {(form) => (
        <>
          <Field {...form.field('until')} label="Hasta">
            <TextInput {...form.input('until', '2026-03-01')} />
          </Field>
          <NoteField {...form} label="Por qué" />
        </>
      )}
    </CommandCard>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const problemOf = (problem: Partial<FormProblem>): FormProblem => ({ values: {}, fields: {}, facts: {}, ...problem });
const placeOf = (html: string, ...parts: readonly string[]) => parts.map((part) => html.indexOf(part));

test('the card is named by its heading, and shows heading, explanation, fields and button in this order', () => {
  const html = draw({ lead: 'Detiene los cobros.', cancel: { href: '/lista', label: 'Volver' } });
  expect(html).toContain('aria-labelledby="pause"');
  const places = placeOf(
    html,
    'id="pause"',
    'Detiene los cobros.',
    'id="until"',
    'id="note"',
    'type="submit"',
    'href="/lista"',
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('a form carries its key and its hidden values, and leaves out a value that is undefined', () => {
  const html = draw({ formKey: 'key-1', hidden: { intent: 'pause', loanId: undefined } });
  expect(html).toContain('<input type="hidden" name="formKey" value="key-1"/>');
  expect(html).toContain('<input type="hidden" name="intent" value="pause"/>');
  expect(html).not.toContain('loanId');
  expect(draw()).not.toContain('formKey');
});

test('a form without a problem shows no alert, and each input has its first value', () => {
  expect(draw()).not.toContain('role="alert"');
  expect(draw()).toMatch(/<input[^>]*name="until"[^>]*value="2026-03-01"/);
});

test('a refused form shows the typed values again, and each error at its field and in the summary', () => {
  const html = draw({ problem: problemOf({ values: { until: 'ayer' }, fields: { until: 'wrong' } }) });
  expect(html).toMatch(/<input[^>]*name="until"[^>]*value="ayer"/);
  expect(html).toContain('<a class=');
  expect(html.match(/Elige un día\./g)).toHaveLength(2);
  expect(html).toContain('href="#until"');
  expect(html).toContain('Falta corregir un dato');
});

test('the heading of the summary depends on the number of errors', () => {
  const two = problemOf({ fields: { until: 'wrong', note: 'wrong' } });
  expect(draw({ problem: two })).toContain('Faltan datos por corregir');
  expect(draw({ problem: two, summary: { one: 'Uno', other: (errors) => `Son ${errors}` } })).toContain('Son 2');
  expect(draw({ problem: two, summary: 'Revisa esto' })).toContain('Revisa esto');
});

test.each([
  ['No se guardó', ['No se guardó', 'Ya no existe.'], []],
  [undefined, ['Ya no existe.'], []],
  [null, [], ['Ya no existe.', 'role="alert"']],
] as const)('a problem beyond the fields is shown below the heading %j', (refused, shown, hidden) => {
  const html = draw({ refused, problem: problemOf({ form: 'not_found' }) });
  for (const words of shown) expect(html).toContain(words);
  for (const words of hidden) expect(html).not.toContain(words);
});

test('a prefix begins the id of each field, and the summary links to it', () => {
  const html = draw({ idPrefix: 'loan-', problem: problemOf({ fields: { note: 'wrong' } }) });
  expect(html).toContain('href="#loan-note"');
  expect(html).toContain('id="loan-note"');
  expect(html).toContain('name="note"');
});

test('the button and the link can stand among the fields', () =>
  expect(draw({ submit: undefined })).not.toContain('type="submit"'));
