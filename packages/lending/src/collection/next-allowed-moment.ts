/**
 * Hours, from seven until before ten at night, in which a lender may speak to a borrower about money. Source: CONDUSEF,
 * Disposiciones de carácter general aplicables a las entidades financieras en materia de despachos de cobranza.
 */
export const CONTACT_FIRST_HOUR = 7;
export const CONTACT_END_HOUR = 22;

/**
 * Returns the moment at which a message about money may reach a person who lives in the time zone `zone`: now, or at
 * seven in the morning.
 *
 * @param zone - an IANA time zone
 *
 * @example
 * nextAllowedMoment(new Date('2026-11-23T05:00:00Z'), 'America/Mexico_City').toISOString() // → '2026-11-23T13:00:00.000Z'
 */
export function nextAllowedMoment(now: Date, zone: string): Date {
  const local = localTime(now.getTime(), zone);
  const hour = local.getUTCHours();
  if (hour >= CONTACT_FIRST_HOUR && hour < CONTACT_END_HOUR) return now;
  return morningOf(local, hour >= CONTACT_END_HOUR ? 1 : 0, { now, zone });
}

/** The first moment of the next day, by the clock of `zone`, at which a borrower may be spoken to. */
export const nextMorning = (now: Date, zone: string): Date =>
  morningOf(localTime(now.getTime(), zone), 1, { now, zone });

/** The calendar day of a moment by the clock of `zone`, `YYYY-MM-DD`. */
export const dayIn = (zone: string, moment: Date): string =>
  localTime(moment.getTime(), zone).toISOString().slice(0, 10);

interface ByTheClock {
  readonly now: Date;
  readonly zone: string;
}

/** @param daysOn - how many days after the local day */
function morningOf(local: Date, daysOn: number, { now, zone }: ByTheClock): Date {
  const day = local.getUTCDate() + daysOn;
  const morning = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), day, CONTACT_FIRST_HOUR);
  // The clock may change before then, at two in the morning: so take the offset at seven.
  const nearby = morning - offsetMs(now.getTime(), zone);
  return new Date(morning - offsetMs(nearby, zone));
}

/** Returns how far local time is ahead of UTC at a moment; below zero in America. */
const offsetMs = (epochMs: number, zone: string): number => {
  const wholeSecond = Math.floor(epochMs / 1000) * 1000;
  return localTime(epochMs, zone).getTime() - wholeSecond;
};

/** The local time at a moment, to the second, as the UTC fields of a date. */
function localTime(epochMs: number, zone: string): Date {
  const parts = formatIn(zone).formatToParts(epochMs);
  const field = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? Number.NaN);
  return new Date(
    Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute'), field('second')),
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes longer than using it a thousand times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = '2-digit';
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(timeZone, made);
  return made;
}
