/** The name of what was being typed about a case. */
export const actDraft = (caseId: string): string => `decision:${caseId}`;
