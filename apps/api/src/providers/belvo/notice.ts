import * as z from 'zod/mini';

const word = z.string().check(z.minLength(1), z.maxLength(100));

const noticeSchema = z.object({
  webhook_id: word,
  webhook_type: word,
  webhook_code: word,
  link_id: z.nullish(word),
  request_id: z.nullish(word),
});

/** Part of a Belvo notice that we read: its subject, never its figures. */
export interface BelvoNotice {
  /** Key that is the same for every delivery of one notice. */
  readonly key: string;
  /** `TRANSACTIONS.historical_update` */
  readonly type: string;
  readonly linkId: string | undefined;
}

/** Reads a notice of any kind, known or not; undefined when it is none. */
export function readBelvoNotice(raw: Buffer): BelvoNotice | undefined {
  const { data } = noticeSchema.safeParse(jsonOf(raw));
  if (!data) return undefined;
  const { webhook_id, webhook_type, webhook_code, link_id, request_id } = data;
  return {
    key: [webhook_id, webhook_type, webhook_code, link_id, request_id].join(':'),
    type: `${webhook_type}.${webhook_code}`,
    linkId: link_id ?? undefined,
  };
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
