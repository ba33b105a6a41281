/** What is found in a text while it is typed. */
export interface Reading {
  readonly state: 'empty' | 'incomplete' | 'complete' | 'doubtful' | 'invalid';
  /** What may still come: the digit that has to follow, what makes it doubtful. */
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
  readonly parts: readonly Fact[];
}

export interface Problem {
  readonly code: string;
  readonly message: string;
}

export interface Fact {
  readonly term: string;
  readonly detail: string;
}

export const NOTHING_TYPED: Reading = { state: 'empty', notes: [], problems: [], parts: [] };

/** What a package made of the fields of a form, or why it could not. */
export type Made = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: Problem };

/** Facts in the words of a page, without those that are not there. */
export const factsOf = <Name extends string>(
  words: Readonly<Record<Name, string>>,
  details: Readonly<Record<NoInfer<Name>, string | number | undefined>>,
): readonly Fact[] =>
  Object.entries<string>(words).flatMap(([name, term]) => {
    const detail = Object.entries<string | number | undefined>(details).find(([key]) => key === name)?.[1];
    return detail === undefined || detail === '' ? [] : [{ term, detail: `${detail}` }];
  });
