import { REFUSALS } from '../src/refusals.ts';

/** A table of all refusals: code, status, text. How code and text are written is for the page to say. */
export const refusalRows = (
  textTitle: string,
  write: (code: string, message: string) => readonly [code: string, text: string],
): readonly (readonly string[])[] => [
  ['code', 'status', textTitle],
  ...Object.entries(REFUSALS).map(([name, { status, message }]) => {
    const [code, text] = write(name, message);
    return [code, `${status}`, text];
  }),
];
