import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';

/** Beginning of a name, without regard to case and accents. */
export const placeQuery = lazy(() => z.optional(line(60)));
