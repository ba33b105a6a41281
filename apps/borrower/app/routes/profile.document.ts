import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadSignedDocument } from '../features/loan/profile.server.ts';

/** A document that the client signed. */
export const loader = (visit: LoaderFunctionArgs) => loadSignedDocument(visit);
