import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { approvalKind } from './approval-kind.ts';

/** A request that waits for a second person, as the page of its subject shows it. */
export const openRequest = lazy(() =>
  z.object({ id: id(), kind: approvalKind(), askedByName: z.string(), askedAt: instant() }),
);
