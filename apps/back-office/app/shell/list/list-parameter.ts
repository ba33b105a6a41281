import * as z from 'zod/mini';

/** Parameter in the address of a list. */
export interface ListParameter<Value> {
  readonly name: string;
  /** Returns the value that a text names; undefined where it makes no sense. */
  readonly parse: (text: string) => Value | undefined;
}

/** Returns the parameter that is one of some words. */
export const wordParameter = <const Word extends string>(
  name: string,
  words: readonly Word[],
): ListParameter<Word> => ({
  name,
  parse: (text) => words.find((word) => word === text),
});

/** Returns the parameter whose text fits a pattern. */
export const textParameter = (name: string, pattern: RegExp): ListParameter<string> => ({
  name,
  parse: (text) => (pattern.test(text) ? text : undefined),
});

/** Returns the parameter that is the place after the row of a day, as the server returned it. */
export const placeParameter = (name: string): ListParameter<string> =>
  textParameter(name, /^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/);

const rowId = z.uuid();

/** Returns the parameter that is the id of a row. */
export const idParameter = (name: string): ListParameter<string> => ({
  name,
  parse: (text) => (rowId.safeParse(text).success ? text : undefined),
});

/** Returns the parameter that is one of some numbers, such as those of statuses. */
export const numberParameter = <const Known extends number>(
  name: string,
  numbers: readonly Known[],
): ListParameter<Known> => ({
  name,
  parse: (text) => numbers.find((number) => String(number) === text),
});
