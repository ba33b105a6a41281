/** Sentences by the code of a problem; `invalid` stands for every code without a sentence of its own. */
export type ProblemWords = { readonly invalid: string } & Readonly<Record<string, string>>;

/** What is said about one field. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly problems: ProblemWords;
}

/** What is said in a form: a sentence for whatever may go wrong, so that none is ever silent. */
export interface FormWords<Field extends string> {
  readonly fields: Readonly<Record<Field, FieldWords>>;
  /** Beyond those that every form shares. */
  readonly problems?: Readonly<Record<string, string>>;
}
