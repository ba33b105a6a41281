import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Cases that something is done with at once. */
export const caseIds = lazy(() => z.array(id()).check(z.minLength(1), z.maxLength(100)));
