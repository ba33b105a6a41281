import { z } from 'zod';

const headSchema = z.object({ event_id: z.string().regex(/^[0-9a-f]{32}$/) });
const itemHeadSchema = z.object({ type: z.string(), length: z.int().optional() });

export interface Envelope {
  readonly id: string;
  /** The event among its items, as JSON; undefined where it carries something else. */
  readonly event: string | undefined;
}

/** Reads an envelope: a line of JSON, then items, each a line of JSON and as many bytes as that says. */
export function readEnvelope(body: Buffer): Envelope | undefined {
  try {
    const [head, rest] = cutLine(body);
    const { event_id: id } = headSchema.parse(JSON.parse(head));
    for (let left = rest; left.length > 0; ) {
      const [itemHead, afterHead] = cutLine(left);
      const { type, length = lineLength(afterHead) } = itemHeadSchema.parse(JSON.parse(itemHead));
      const item = afterHead.subarray(0, length).toString('utf8');
      if (type === 'event') return { id, event: JSON.stringify(JSON.parse(item)) };
      left = afterHead.subarray(length + 1);
    }
    return { id, event: undefined };
  } catch {
    return undefined;
  }
}

/** Returns the length up to the next line, or to the end where there is none. */
function lineLength(bytes: Buffer): number {
  const end = bytes.indexOf('\n');
  return end < 0 ? bytes.length : end;
}

function cutLine(bytes: Buffer): [line: string, rest: Buffer] {
  const end = lineLength(bytes);
  return [bytes.toString('utf8', 0, end), bytes.subarray(end + 1)];
}
