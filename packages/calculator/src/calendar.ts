export {
  isMexicanCalendarVersion,
  type MexicanCalendarVersion,
  NEWEST_MEXICAN_CALENDAR,
} from './calendar/bank-holidays.data.ts';
export { type MexicanCalendar, mexicanCalendar } from './calendar/mexican-calendar.ts';
export { calendarName, type NamedCalendar, type OwnDays, parseCalendarName } from './calendar/own-days.ts';
