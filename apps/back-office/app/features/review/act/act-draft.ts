/** Returns the name of the draft of a case's decision. */
export const actDraft = (caseId: string): string => `decision:${caseId}`;
