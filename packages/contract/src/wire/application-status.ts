import { APPLICATION_STATUS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Number of an application's status. */
export const applicationStatus = lazy(() => z.literal(Object.values(APPLICATION_STATUS)));
