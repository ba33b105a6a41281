/** Actions of staff on a direct debit mandate. */
export const MANDATE_DEEDS = ['reschedule', 'pause', 'resume', 'end'] as const;
export type MandateDeed = (typeof MANDATE_DEEDS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parseMandateDeed = (text: unknown): MandateDeed | undefined => MANDATE_DEEDS.find((deed) => deed === text);
