import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { ID_PHOTO_TYPES } from './document-kinds.ts';

export const documentParams = lazy(() => z.object({ type: z.enum(ID_PHOTO_TYPES), id: id() }));
