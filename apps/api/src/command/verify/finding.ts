/** Result of one part of a check. */
export interface Checked {
  /** Sentence that says what was checked. */
  readonly looked: string;
  /** Things that are not as they must be, by name. */
  readonly broken: readonly string[];
  /** Remarks about things with which nothing is wrong. */
  readonly notes?: readonly string[];
}

/** Largest number of findings that are named; the others are only counted, since there may be very many. */
const NAMED = 50;

/** Counts findings and keeps the first ones. */
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
