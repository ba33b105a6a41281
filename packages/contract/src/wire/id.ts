import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Ids are UUIDs, version 7 when we make them. */
export const id = lazy(() => z.uuid());

export const idParams = lazy(() => z.object({ id: id() }));
