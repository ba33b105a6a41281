import type { PlainDate } from '@lender/calculator';
import { calendarName, NEWEST_MEXICAN_CALENDAR, parseCalendarName } from '@lender/calculator/calendar';
import { OWN_DAY_KINDS } from '@lender/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { prepared } from '../../../kernel/database/prepared.ts';
import { storedDay } from '../../../kernel/stored-json.ts';
import type { Product } from '../product.ts';

/** Schema of the lender's own days, as they are stored. */
export const storedDays = z.array(z.object({ date: storedDay, kind: z.enum(OWN_DAY_KINDS), name: z.string() }));

/** Day that counts differently from the published calendar. */
export interface OwnDay {
  readonly date: PlainDate;
  readonly kind: (typeof OWN_DAY_KINDS)[number];
  readonly name: string;
}

const listInForce = prepared((db, now: Date) =>
  db.selectFrom('working_day_list').select('days').where('live_from', '<=', now).orderBy('version', 'desc').limit(1),
);

/** Returns a published calendar with some days of the lender's own. */
export function calendarOf(published: string | null, days: readonly OwnDay[]): string {
  const version = parseCalendarName(published ?? NEWEST_MEXICAN_CALENDAR)?.version ?? NEWEST_MEXICAN_CALENDAR;
  const of = (wanted: OwnDay['kind']) => days.flatMap(({ date, kind }) => (kind === wanted ? [date] : []));
  return calendarName(version, { closed: of('closed'), open: of('open') });
}

/** Returns the calendar for an offer or an answer at a moment: a published one, with the days in force then. */
export async function calendarInForce(db: Db | Tx, published: string | null, now: Date): Promise<string> {
  const [list] = await listInForce(db, now);
  return calendarOf(published, list ? storedDays.parse(list.days) : []);
}

/** Returns a product as it is sold at a moment. A loan that is signed then keeps these days with its terms. */
export async function soldWith(db: Db | Tx, product: Product, now: Date): Promise<Product> {
  const calendar = await calendarInForce(db, product.servicing.calendar, now);
  return calendar === product.servicing.calendar
    ? product
    : { ...product, servicing: { ...product.servicing, calendar } };
}
