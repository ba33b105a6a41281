import type { PlainDate } from '@lender/calculator';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A calendar day, `YYYY-MM-DD`, in America/Mexico_City. */
export const plainDate = lazy(() => z.iso.date() as unknown as z.ZodMiniType<PlainDate, string>);

/** A day of birth: not after today. */
export const birthDate = (today: PlainDate) => plainDate().check(z.refine((day) => day <= today, 'in the future'));

/** The day until which a document is valid: not before today. */
export const documentExpiration = (today: PlainDate) => plainDate().check(z.refine((day) => day >= today, 'expired'));

/** A moment, ISO 8601 in UTC. */
export const instant = lazy(() => z.iso.datetime());
