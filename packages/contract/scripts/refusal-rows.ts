import { isRefusalCode, REFUSALS, type RefusalCode, refusalStatus } from '../src/refusals.ts';

/** The code of every refusal, in order. */
export const REFUSAL_CODES: readonly RefusalCode[] = Object.keys(REFUSALS).filter(isRefusalCode);

type Titles = readonly [code: string, status: string, text: string];

/** A table of all refusals: code, status, text. How code and text are written is for the page to say. */
export const refusalRows = (
  titles: Titles,
  write: (code: RefusalCode) => readonly [code: string, text: string],
): readonly (readonly string[])[] => [
  titles,
  ...REFUSAL_CODES.map((name) => {
    const [code, text] = write(name);
    return [code, `${refusalStatus(name)}`, text];
  }),
];
