import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A state or a city: its id and its name. */
export const place = lazy(() => z.object({ id: z.int(), title: z.string() }));
