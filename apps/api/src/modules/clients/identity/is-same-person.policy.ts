/** Small words of names that some people leave out. */
const PARTICLES: readonly string[] = ['de', 'del', 'la', 'las', 'los', 'y'];
/** Least: a first name and a surname. */
const FEWEST_WORDS = 2;

/**
 * Tells whether the person whom a bank or an identification names is the applicant. Differences in accents, capitals,
 * order, small words and initials are allowed, and names that only one of the two has. When each has a name that the
 * other lacks, the answer is no.
 *
 * @example
 * isSamePerson('ROBLES LUNA ANA M', 'Ana María Robles Luna') // → true
 * isSamePerson('Juan Robles Luna', 'Ana Robles Luna') // → false
 */
export function isSamePerson(written: string, person: string): boolean {
  const [fewer, more] = [wordsOf(written), wordsOf(person)].sort((a, b) => a.length - b.length);
  if (!fewer || !more || fewer.length < FEWEST_WORDS) return false;
  const left = [...more];
  // Whole words first, so that an initial does not take a word that another whole word matches.
  for (const word of fewer.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((other) => areSameWord(word, other));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return fewer.some((word) => word.length > 1);
}

const areSameWord = (one: string, other: string): boolean =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !PARTICLES.includes(word));
