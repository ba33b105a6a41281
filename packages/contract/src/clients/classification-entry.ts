import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** One entry of a classification: the key that is stored and the text that is shown. */
export const classificationEntry = lazy(() => z.object({ key: z.string(), title: z.string() }));
