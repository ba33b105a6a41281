import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A place: its id and its name. A state's id is its code of INEGI, a municipality's is the state's times 1000 plus its own. */
export const place = lazy(() =>
  z.object({
    /** Code of INEGI: of a state, or of a municipality, preceded by its state's code. */
    id: z.int(),
    title: z.string(),
  }),
);
