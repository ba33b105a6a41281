/** Days of a year, as `MM-DD`. */
type DaysOfYear = readonly string[];

/**
 * Days on which banks are closed, as the Comisión Nacional Bancaria y de Valores publishes them each December for the
 * year to come (Diario Oficial de la Federación, "Disposiciones de carácter general que señalan los días del año …").
 * Years without a list follow the rule of `bankHolidaysByRule`.
 *
 * A version that was published never changes: contracts and due dates depend on it. A new list is a new version, which
 * begins with the years of the one before.
 */
const PUBLISHED = {
  'cnbv-2026': {
    2024: ['01-01', '02-05', '03-18', '03-28', '03-29', '05-01', '09-16', '10-01', '11-02', '11-18', '12-12', '12-25'],
    2025: ['01-01', '02-03', '03-17', '04-17', '04-18', '05-01', '09-16', '11-02', '11-17', '12-12', '12-25'],
    2026: ['01-01', '02-02', '03-16', '04-02', '04-03', '05-01', '09-16', '11-02', '11-16', '12-12', '12-25'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<number, DaysOfYear>>>>;

/** Version of a list of non-working days, named after the newest year that was published in it. */
export type MexicanCalendarVersion = keyof typeof PUBLISHED;

/** Version that new loans get. */
export const NEWEST_MEXICAN_CALENDAR: MexicanCalendarVersion = 'cnbv-2026';

/** Tells whether such a version was ever published. */
export function isMexicanCalendarVersion(version: string): version is MexicanCalendarVersion {
  return Object.hasOwn(PUBLISHED, version);
}

/** Returns the days of a year in one version; undefined where it has no list for the year. */
export function publishedHolidays(version: MexicanCalendarVersion, year: number): DaysOfYear | undefined {
  const years: Readonly<Record<number, DaysOfYear>> = PUBLISHED[version];
  return years[year];
}
