import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Id: a UUID, version 7 when we make it. */
export const id = lazy(() => z.uuid());

export const idParams = lazy(() => z.object({ id: id() }));
