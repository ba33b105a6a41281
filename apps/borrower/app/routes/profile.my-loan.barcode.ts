import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadBarcode } from '../features/loan/my-loan.server.ts';

/** The bars that a store scans. */
export const loader = (visit: LoaderFunctionArgs) => loadBarcode(visit);
