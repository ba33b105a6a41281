import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';

/** The beginning of a name, case and accents aside. */
export const placeQuery = lazy(() => z.optional(line(60)));
