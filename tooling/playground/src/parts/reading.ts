/** Result of reading a text while it is typed. */
export interface Reading {
  readonly state: 'empty' | 'incomplete' | 'complete' | 'doubtful' | 'invalid';
  /** Notes on the text: the digit that has to follow, the reason for a doubt. */
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

/** Value that a package made from the fields of a form, or the problem that prevented it. */
export type Made = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: Problem };

/** Returns facts in the words of a page, without missing ones. */
export const factsOf = <Name extends string>(
  words: Readonly<Record<Name, string>>,
  details: Readonly<Record<NoInfer<Name>, string | number | undefined>>,
): readonly Fact[] =>
  Object.entries<string>(words).flatMap(([name, term]) => {
    const detail = Object.entries<string | number | undefined>(details).find(([key]) => key === name)?.[1];
    return detail === undefined || detail === '' ? [] : [{ term, detail: `${detail}` }];
  });

/** Answer of a package about a half-typed text. */
export type Said<Value, Wrong, Doubt, Missing> =
  | (Missing & { readonly status: 'incomplete' })
  | { readonly status: 'complete'; readonly value: Value; readonly warning?: Doubt }
  | { readonly status: 'invalid'; readonly problem: Wrong };

/** Functions that word the answer for the page. */
export interface Notification<Value, Wrong, Doubt, Missing> {
  readonly missing: (said: Missing) => string;
  /** Every problem of a text that is long enough; a shorter one has one problem. */
  readonly all: readonly Wrong[];
  readonly message: (problem: Wrong) => string;
  readonly doubt: (warning: Doubt) => string;
  readonly parts: (value: Value) => readonly Fact[];
}

/** Returns what the page shows of a package's answer. */
export function readingOf<Value, Wrong extends { readonly code: string }, Doubt, Missing>(
  said: Said<Value, Wrong, Doubt, Missing>,
  notification: Notification<Value, Wrong, Doubt, Missing>,
): Reading {
  switch (said.status) {
    case 'incomplete':
      return { ...NOTHING_TYPED, state: 'incomplete', notes: [notification.missing(said)] };
    case 'invalid': {
      const problems = notification.all.length > 0 ? notification.all : [said.problem];
      const reported = problems.map((problem) => ({ code: problem.code, message: notification.message(problem) }));
      return { ...NOTHING_TYPED, state: 'invalid', problems: reported };
    }
    case 'complete': {
      const notes = said.warning ? [notification.doubt(said.warning)] : [];
      return {
        state: said.warning ? 'doubtful' : 'complete',
        notes,
        problems: [],
        parts: notification.parts(said.value),
      };
    }
  }
}
