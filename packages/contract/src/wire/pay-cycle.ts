import { PAY_CYCLES } from '@lender/calculator';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

export const payCycle = lazy(() => z.enum(PAY_CYCLES));
