import { z } from 'zod';
import { VERDICTS } from './verdicts.data.ts';

/** The name of a verdict, as a form sends it. */
export const verdictSchema = z.enum(VERDICTS.map(({ verdict }) => verdict));
