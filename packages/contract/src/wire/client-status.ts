import { CLIENT_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Number of a client's status. */
export const clientStatus = lazy(() => z.literal([...CLIENT_STATUSES]));
