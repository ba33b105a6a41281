/** What is typed about work and income. */
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

/** The years in which somebody may have begun to work, the newest first. */
export const workYears = (thisYear: number): readonly number[] =>
  Array.from({ length: longestCareerYears }, (_, ago) => thisYear - ago);
