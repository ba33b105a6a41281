import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';

const words = {
  fields: {
    reason: { invalid: 'Elige un motivo.' },
    note: {
      invalid: 'Escribe una nota.',
      too_long: ({ max }: Record<string, string | number>) => `Hasta ${max} letras.`,
    },
  },
  form: { invalid: 'No se pudo.', illegal_transition: 'La solicitud ya avanzó.' },
};

test('each refused field has its own sentence, in the order of the page', () => {
  const problem = { values: {}, fields: { note: 'too_long', reason: 'required' }, facts: { max: 500 } };
  expect(describeProblem(words, problem)).toEqual({
    errors: [
      { fieldId: 'reason', message: 'Elige un motivo.' },
      { fieldId: 'note', message: 'Hasta 500 letras.' },
    ],
    fields: { reason: 'Elige un motivo.', note: 'Hasta 500 letras.' },
  });
});

test.each([
  ['illegal_transition', 'La solicitud ya avanzó.'],
  ['never_heard_of', 'No se pudo.'],
  ['toString', 'No se pudo.'],
])('a problem beyond the fields (%s) always has a sentence', (form, sentence) => {
  expect(describeProblem(words, { values: {}, fields: {}, form, facts: {} })).toEqual({
    errors: [],
    fields: {},
    form: sentence,
  });
});

test('a refusal that is shown at a field has the sentence of the form', () => {
  const problem = { values: {}, fields: { note: 'illegal_transition' }, facts: {} };
  expect(describeProblem(words, problem).fields).toEqual({ note: 'La solicitud ya avanzó.' });
});

test('a form that was not refused shows no sentence', () => {
  expect(describeProblem(words, undefined)).toEqual({ errors: [], fields: {} });
});
