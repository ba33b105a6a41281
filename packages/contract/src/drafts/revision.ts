import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Revision of a draft that the caller saw. */
export const draftRevision = lazy(() => z.int().check(z.minimum(1), z.maximum(1_000_000)));
