/** Fields for work and income. */
export const EMPLOYMENT_FIELDS = [
  'employmentStatus',
  'employmentPosition',
  'companyName',
  'sinceMonth',
  'sinceYear',
  'monthlyIncome',
  'monthlyObligations',
  'workPhone',
] as const;
export type EmploymentField = (typeof EMPLOYMENT_FIELDS)[number];

export const OPTIONAL_EMPLOYMENT: readonly EmploymentField[] = ['workPhone'];

const longestCareerYears = 60;

/** Returns the years in which a client may have begun to work, newest first. */
export const workYears = (thisYear: number): readonly number[] =>
  Array.from({ length: longestCareerYears }, (_, ago) => thisYear - ago);
