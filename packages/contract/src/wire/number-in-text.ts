import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Number of a page or of items in a query. */
export const countInQuery = (max: number) =>
  z.codec(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.int().check(z.maximum(max)), {
    decode: Number,
    encode: String,
  });

/** A whole number in a path. */
export const numberInPath = lazy(() =>
  z.codec(z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})$/)), z.int(), { decode: Number, encode: String }),
);
