import { CLIENT_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** The number of a client's status. */
export const clientStatus = lazy(() => z.literal([...CLIENT_STATUSES]));
