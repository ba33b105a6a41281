import type { SourceText } from './check-contract.ts';

/** Thing that has a word of its own, such as a step or a provider. */
export interface NamedThing {
  readonly name: string;
  /** Ways in which files name it. */
  readonly words: RegExp;
  /** Folders of its own, in which it may be named freely. */
  readonly own: RegExp;
}

/** Files that a recipe has written, or that a test or a table is: they are named by the recipe, and not counted. */
const NOT_COUNTED = /\.(?:test|spec|stories|data|generated|d)\.tsx?$|\/(?:test|migrations|journeys|world|generated)\//;

/** Lists the files that name a thing outside its folders, its data and tests. */
export const placesOf = ({ words, own }: NamedThing, files: readonly SourceText[]): readonly string[] =>
  files
    .filter(({ path, text }) => !NOT_COUNTED.test(path) && !own.test(path) && words.test(text))
    .map(({ path }) => path)
    .sort();
