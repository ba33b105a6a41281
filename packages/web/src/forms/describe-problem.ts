import type { Facts, FormProblem } from './form-problem.ts';

/** A sentence, or how to make one from the facts of a refusal. */
export type Sentence = string | ((facts: Facts) => string);

/** Sentences by the code of a problem; `invalid` stands for every code without a sentence of its own. */
export type ProblemSentences = { readonly invalid: Sentence } & Readonly<Record<string, Sentence>>;

/** What is said when a form is refused: a sentence for whatever may go wrong, so that nothing is ever silent. */
export interface ProblemWords<Field extends string> {
  readonly fields: Readonly<Record<Field, ProblemSentences>>;
  readonly form: ProblemSentences;
}

/** A refused form in words. */
export interface DescribedProblem<Field extends string = string> {
  /** For the summary on top, in the order of the page. */
  readonly errors: readonly { readonly fieldId: Field; readonly message: string }[];
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** What is wrong beyond the fields. */
  readonly form?: string;
}

/** Puts a form's words and its problem together. */
export function describeProblem<Field extends string>(
  words: ProblemWords<Field>,
  problem: FormProblem<Field> | undefined,
): DescribedProblem<Field> {
  const errors: { fieldId: Field; message: string }[] = [];
  const fields: Partial<Record<Field, string>> = {};
  for (const fieldId in words.fields) {
    const code = problem?.fields[fieldId];
    if (!code) continue;
    const message = sentenceOf(words.fields[fieldId], code, problem.facts);
    fields[fieldId] = message;
    errors.push({ fieldId, message });
  }
  return { errors, fields, ...(problem?.form && { form: sentenceOf(words.form, problem.form, problem.facts) }) };
}

function sentenceOf(sentences: ProblemSentences, code: string, facts: Facts): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  const found = sentence ?? sentences.invalid;
  return typeof found === 'string' ? found : found(facts);
}
