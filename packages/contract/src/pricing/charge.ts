import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { pesos } from '../wire/money.ts';

/** A cost in bare pesos: the amount charged, IVA included, and its two parts. */
export const charge = lazy(() => z.object({ amount: pesos(), amount_without_vat: pesos(), vat: pesos() }));
