/** What one part of a check came to. */
export interface Checked {
  /** In a sentence, what was looked at. */
  readonly looked: string;
  /** What is not as it must be, by name. */
  readonly broken: readonly string[];
  /** What somebody may want to know, and nothing is wrong with. */
  readonly notes?: readonly string[];
}

/** So many are named of a kind, and of the others how many there are: there may be very many. */
const NAMED = 50;

/** Gathers findings of which it keeps the first ones. */
export function findings() {
  const named: string[] = [];
  let count = 0;
  return {
    add: (finding: string) => {
      count += 1;
      if (count <= NAMED) named.push(finding);
    },
    all: (): readonly string[] => (count > NAMED ? [...named, `and ${count - NAMED} more of them`] : named),
  };
}
