import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** `Authorization` in an answer's body replaces the token that the caller holds. */
export const authorization = lazy(() => z.object({ Authorization: z.string() }));
