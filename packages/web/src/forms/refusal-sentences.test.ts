import type { saveAccountNumber } from '@lender/contract';
import { expectTypeOf, test } from 'vitest';
import type { WordsOf } from './describe-problem.ts';
import type { defineForm } from './form-definition.ts';
import type { RefusalSentences } from './refusal-sentences.ts';

/** An endpoint with fixed refusals, which no other change affects. */
type Account = Omit<typeof saveAccountNumber, 'refusals'> & {
  readonly refusals: readonly ['clabe_invalid', 'clabe_taken', 'illegal_transition'];
};
type AccountForm = ReturnType<typeof defineForm<'clabe', Account>>;

const said = { clabe_taken: 'Taken.', clabe_invalid: 'Invalid.', illegal_transition: 'Too late.' };

test('each refusal that an endpoint declares has a sentence', () => {
  expectTypeOf(said).toExtend<RefusalSentences<Account, string>>();
  const { clabe_taken: _, ...forgotten } = said;
  // @ts-expect-error nothing is said of `clabe_taken`
  forgotten satisfies RefusalSentences<Account, string>;
});

test('a sentence that the site uses for all of its forms is written once', () => {
  const { illegal_transition: _, ...own } = said;
  expectTypeOf(own).toExtend<RefusalSentences<Account, string, 'illegal_transition'>>();
});

test('a sentence for a refusal that never comes is a type error', () => {
  ({
    ...said,
    // @ts-expect-error the code is `clabe_taken`
    clabe_take: 'Taken.',
  }) satisfies RefusalSentences<Account, string>;
});

test('a form has words for each of its refusals', () => {
  const fields = { clabe: { invalid: 'Invalid.' } };
  ({ fields, form: { ...said, invalid: 'Wrong.' } }) satisfies WordsOf<AccountForm>;
  const { clabe_taken: _, ...forgotten } = said;
  // @ts-expect-error nothing is said of `clabe_taken`
  ({ fields, form: { ...forgotten, invalid: 'Wrong.' } }) satisfies WordsOf<AccountForm>;
});
