import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Every word of a document, in order; the layout is left to the program that shows it. */
export const documentText = lazy(() =>
  z.object({
    title: z.string(),
    subtitle: z.string(),
    /** Notice that a reader must know before anything else, such as that the document is a draft. */
    notice: z.nullable(z.string()),
    sections: z.array(
      z.object({
        title: z.string(),
        /** Highlighted figures. */
        boxes: z.array(z.object({ label: z.string(), value: z.string(), note: z.nullable(z.string()) })),
        paragraphs: z.array(z.string()),
        lines: z.array(z.object({ label: z.string(), value: z.string() })),
        /** True when the last of the lines is the total. */
        hasTotal: z.boolean(),
      }),
    ),
  }),
);
