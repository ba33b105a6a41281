import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** The revision of a draft that somebody saw. */
export const draftRevision = lazy(() => z.int().check(z.minimum(1), z.maximum(1_000_000)));
