import * as z from 'zod/mini';

const href = z.nullable(z.string());

const hitView = z.object({
  key: z.string(),
  title: z.string(),
  /** Description of the result and what it was found by, in one line. */
  detail: z.string(),
  /** Address of its page; `null` where there is none. */
  href,
  /** For a client: address of the newest case and of the newest loan. */
  caseHref: href,
  loanHref: href,
});

const hitGroup = z.object({ kind: z.string(), label: z.string(), hits: z.array(hitView) });

/** Search results, as a page or the palette receives them. */
export const foundShape = z.object({
  /** Text that was searched for. */
  text: z.string(),
  groups: z.readonly(z.array(hitGroup)),
  count: z.int(),
  hasMore: z.boolean(),
  /** Address of the single result that was named in full. */
  exactHref: href,
});

export type HitView = z.output<typeof hitView>;
export type HitGroup = z.output<typeof hitGroup>;
export type Found = z.output<typeof foundShape>;
