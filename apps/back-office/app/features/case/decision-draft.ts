/** The name of what was being typed about a case. */
export const decisionDraft = (caseId: string): string => `decision:${caseId}`;
