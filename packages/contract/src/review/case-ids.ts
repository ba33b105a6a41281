import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Cases on which one action is taken together. */
export const caseIds = lazy(() => z.array(id()).check(z.minLength(1), z.maxLength(100)));
