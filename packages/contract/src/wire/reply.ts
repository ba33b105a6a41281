import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** An empty answer, which means "done". */
export const nothing = lazy(() => z.strictObject({}));

/** Bytes, for binary answers. */
export const bytes = lazy(() => z.custom<Uint8Array>((value) => value instanceof Uint8Array));
