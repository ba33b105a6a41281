/**
 * Unit of a number or what it counts, by names that mean the same in every object; a comment at a field takes
 * precedence over its name.
 */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ageYears: 'Full years.',
  cityId: 'The number of the municipality, as `getCities` tells it.',
  latitude: 'Degrees, north of the equator above zero.',
  longitude: 'Degrees, east of Greenwich above zero.',
  regionId: 'The number of the state of the republic, as `getRegions` tells it.',
  seniorityMonths: 'Full months at work.',
  sizeBytes: 'Bytes.',
  triesLeft: 'How often a code may still be tried.',
  value: 'In the unit of what `name` names.',
  waitingMinutes: 'Full minutes of the business clock.',
};
