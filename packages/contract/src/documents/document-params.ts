import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { ASKABLE_TYPES } from './askable-types.ts';

export const documentParams = lazy(() => z.object({ type: z.enum(ASKABLE_TYPES), id: id() }));
