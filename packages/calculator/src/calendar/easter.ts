import { addDays } from '../date/calendar.ts';
import { type PlainDate, plainDate } from '../date/plain-date.ts';

/** Returns Easter Sunday of a year, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): PlainDate {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451);
  const marchTheFirst = plainDate(`${String(year).padStart(4, '0')}-03-01`);
  return addDays(marchTheFirst, epact + weekday - 7 * correction + 21);
}
