/** What a person decides about an application. */
export const VERDICTS = ['approve', 'reject'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict that an address or a form names, if any. */
export const parseVerdict = (value: unknown): Verdict | undefined => VERDICTS.find((verdict) => verdict === value);
