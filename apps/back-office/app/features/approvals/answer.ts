/** Answers of a second person to a request. */
export const ANSWERS = ['approve', 'reject'] as const;
export type ApprovalAnswer = (typeof ANSWERS)[number];

/** Returns the answer that an address or a form names, if any. */
export const parseAnswer = (value: unknown): ApprovalAnswer | undefined => ANSWERS.find((answer) => answer === value);
