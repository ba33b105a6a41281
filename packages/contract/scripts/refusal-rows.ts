import { isRefusalCode, REFUSALS, type RefusalCode, refusalStatus } from '../src/refusals.ts';

/** Codes of all refusals, in order. */
export const REFUSAL_CODES: readonly RefusalCode[] = Object.keys(REFUSALS).filter(isRefusalCode);

type Titles = readonly [code: string, status: string, text: string];

/** Returns a table of all refusals: code, status, text. The page decides how code and text are written. */
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
