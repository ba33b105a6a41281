import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

const [DAYS, HOURS, MINUTES] = ['[1-9]\\d{0,5}D', '[1-9]\\d{0,5}H', '[1-9]\\d{0,5}M'];

/** A span of time in the format of ISO 8601, in days, hours and minutes: `PT36H`, `P1DT30M`. */
export const spanOfTime = lazy(() =>
  z.string().check(z.regex(new RegExp(`^P(?:${DAYS}|(?:${DAYS})?T(?:${HOURS}(?:${MINUTES})?|${MINUTES}))$`))),
);
