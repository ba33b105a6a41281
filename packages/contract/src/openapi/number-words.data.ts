/**
 * Unit of a number or what it counts, by names that mean the same in every object; a comment at a field takes
 * precedence over its name.
 */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ageYears: 'Full years.',
  cityId: 'The number of the municipality, as `getCities` returns it.',
  latitude: 'Degrees north of the equator. South is negative.',
  longitude: 'Degrees east of Greenwich. West is negative.',
  regionId: 'The number of the state, as `getRegions` returns it.',
  seniorityMonths: 'Full months in the current job.',
  sizeBytes: 'Size in bytes.',
  triesLeft: 'Number of attempts left for the code.',
  value: 'In the unit of the measurement that `name` names.',
  waitingMinutes: 'Full minutes of waiting, by the business clock.',
};
