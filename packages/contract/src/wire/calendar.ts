import type { PlainDate } from '@lender/calculator';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Same pattern as in zod. With its `z.iso` every importer would carry times of day and durations too. */
const DAY = String.raw`(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z`;

/** A calendar day as text. */
export const dayText = lazy(() => z.stringFormat('date', new RegExp(`^${DAY}$`)));

/** A calendar day, `YYYY-MM-DD`, in America/Mexico_City. */
export const plainDate = lazy(() => dayText() as unknown as z.ZodMiniType<PlainDate, string>);

/** A day of birth: not after today. */
export const birthDate = (today: PlainDate) => plainDate().check(z.refine((day) => day <= today, 'in the future'));

/** The day until which a document is valid: not before today. */
export const documentExpiration = (today: PlainDate) => plainDate().check(z.refine((day) => day >= today, 'expired'));

/** A moment, ISO 8601 in UTC. */
export const instant = lazy(() => z.stringFormat('date-time', new RegExp(`^${DAY}T${TIME}$`)));
