import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A document in an answer: its media type and its bytes as base64. */
export const encodedDocument = lazy(() => z.object({ type: z.string(), base64: z.string() }));
