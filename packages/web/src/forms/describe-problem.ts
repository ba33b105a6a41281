import type { FormDefinition } from './form-definition.ts';
import type { Facts, FormProblem } from './form-problem.ts';
import type { RefusalSentences } from './refusal-sentences.ts';

/** A sentence, or a function that makes one from the facts of a refusal. */
export type Sentence = string | ((facts: Facts) => string);

/** Sentences by the code of a problem; `invalid` is used for every code without a sentence of its own. */
export type ProblemSentences = { readonly invalid: Sentence } & Readonly<Record<string, Sentence>>;

/** Sentences for a refused form: one for every possible problem, so that none is ever without words. */
export interface ProblemWords<Field extends string, Form = ProblemSentences> {
  readonly fields: Readonly<Record<Field, ProblemSentences>>;
  /** Sentences for problems beyond the fields. */
  readonly form: Form;
}

/**
 * Words that a form needs: a refusal that its endpoint declares and that has no sentence does not compile.
 *
 * @example
 * const words = { fields: …, form: … } satisfies WordsOf<typeof rejectForm>
 */
export type WordsOf<Form> =
  Form extends FormDefinition<infer Field, infer E>
    ? ProblemWords<Field, RefusalSentences<E, Sentence> & { readonly invalid: Sentence }>
    : never;

/** A refused form, described in words. */
export interface DescribedProblem<Field extends string = string> {
  /** Errors for the summary on top, in the order of the words. */
  readonly errors: readonly { readonly fieldId: Field; readonly message: string }[];
  readonly fields: Partial<Readonly<Record<Field, string>>>;
  /** Problem beyond the fields. */
  readonly form?: string;
}

/** Combines a form's words and its problem. A field without a sentence for a code gets the form's sentence for it. */
export function describeProblem<Field extends string>(
  words: ProblemWords<Field>,
  problem: FormProblem<Field> | undefined,
): DescribedProblem<Field> {
  if (!problem) return { errors: [], fields: {} };
  const { facts, form } = problem;
  const errors: { fieldId: Field; message: string }[] = [];
  const fields: Partial<Record<Field, string>> = {};
  for (const fieldId in words.fields) {
    const code = problem.fields[fieldId];
    if (!code) continue;
    const own = words.fields[fieldId];
    const message = told(sentenceFor(own, code) ?? sentenceFor(words.form, code) ?? own.invalid, facts);
    fields[fieldId] = message;
    errors.push({ fieldId, message });
  }
  return { errors, fields, ...(form && { form: told(sentenceFor(words.form, form) ?? words.form.invalid, facts) }) };
}

/** Codes come from the API, and `toString` might be one: only own properties count. */
const sentenceFor = (sentences: ProblemSentences, code: string): Sentence | undefined =>
  Object.hasOwn(sentences, code) ? sentences[code] : undefined;

const told = (sentence: Sentence, facts: Facts): string => (typeof sentence === 'string' ? sentence : sentence(facts));
