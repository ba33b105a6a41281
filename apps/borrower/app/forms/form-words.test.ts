import type { saveAccountNumber } from '@lender/contract';
import { expectTypeOf, test } from 'vitest';
import type { FormWords } from './form-words.ts';

/** Endpoint whose refusals other changes do not affect. */
type Account = Omit<typeof saveAccountNumber, 'refusals'> & {
  readonly refusals: readonly ['clabe_invalid', 'clabe_taken', 'illegal_transition'];
};
type AccountWords = FormWords<'clabe', Account>;

const fields = { clabe: { label: 'CLABE', problems: { invalid: 'Revisa tu CLABE.' } } };
const problems = { clabe_invalid: 'Revisa tu CLABE.', clabe_taken: 'Esa CLABE ya está registrada.' };

test('a form has a sentence for each refusal of its endpoint, except those that every form shares', () => {
  expectTypeOf({ fields, problems }).toExtend<AccountWords>();
});

test('a refusal without a sentence does not compile', () => {
  const { clabe_taken: _, ...forgotten } = problems;
  // @ts-expect-error nothing is said of `clabe_taken`
  ({ fields, problems: forgotten }) satisfies AccountWords;
  // @ts-expect-error nothing is said of any refusal
  ({ fields }) satisfies AccountWords;
});

test('a sentence for a code that the API never returns does not compile', () => {
  const clabe = {
    ...fields.clabe,
    // @ts-expect-error the API knows no `clabe_wrong`
    problems: { invalid: 'Revisa tu CLABE.', clabe_wrong: 'Revisa tu CLABE.' },
  } satisfies AccountWords['fields']['clabe'];
  expectTypeOf(clabe.label).toBeString();
});
