import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { BLOCK_KINDS } from './block-kind.ts';

/** Identifier on the block list. Only the end of its value can still be read. */
export const blockedIdentifier = lazy(() =>
  z.object({
    id: id(),
    kind: z.enum(BLOCK_KINDS),
    ending: z.string(),
    reason: z.string(),
    addedBy: id(),
    addedAt: instant(),
    removedAt: z.nullable(instant()),
  }),
);
