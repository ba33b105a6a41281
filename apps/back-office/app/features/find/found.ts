import * as z from 'zod/mini';

const href = z.nullable(z.string());

const hitView = z.object({
  key: z.string(),
  title: z.string(),
  /** What it is, and by what it was found, in one line. */
  detail: z.string(),
  /** Where it is looked at; `null` where there is no page for it. */
  href,
  /** Of a client: the newest case and loan. */
  caseHref: href,
  loanHref: href,
});

const hitGroup = z.object({ kind: z.string(), label: z.string(), hits: z.array(hitView) });

/** What a search found, as a page or the palette is told it. */
export const foundShape = z.object({
  /** What was searched by. */
  text: z.string(),
  groups: z.readonly(z.array(hitGroup)),
  count: z.int(),
  hasMore: z.boolean(),
  /** Where the one thing is that was named in full. */
  exactHref: href,
});

export type HitView = z.output<typeof hitView>;
export type HitGroup = z.output<typeof hitGroup>;
export type Found = z.output<typeof foundShape>;
