import type { Endpoint } from '@lender/contract';
import type { core } from 'zod/mini';

type Schema = core.$ZodType;

/** Any day and moment: they are never read. */
const BY_FORMAT: Readonly<Record<string, string>> = { date: '2026-01-01', 'date-time': '2026-01-01T12:00:00.000Z' };

/**
 * Returns the answer of an endpoint about a person of whom nothing is known: empty texts and lists, zeros, and the
 * first word of each list of words. It has the shape that programs hold, so pages can be drawn from it.
 */
export function blankReply({ reply, replyKind }: Pick<Endpoint, 'reply' | 'replyKind'>): unknown {
  return replyKind === 'binary' ? new Uint8Array() : blankOf(reply());
}

function blankOf(schema: Schema): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, blankOf(part)]));
    case 'array':
      return [];
    case 'record':
      return {};
    case 'tuple':
      return def.items.map(blankOf);
    case 'nullable':
      return null;
    case 'optional':
    case 'undefined':
      return undefined;
    case 'union':
      return def.options[0] && blankOf(def.options[0]);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return false;
    case 'string':
      return BY_FORMAT['format' in def ? String(def.format) : ''] ?? '';
    case 'pipe':
      return def.out._zod.def.type === 'transform' ? blankOf(def.in) : blankOf(def.out);
    case 'readonly':
    case 'default':
    case 'lazy':
      return def.type === 'lazy' ? blankOf(def.getter()) : blankOf(def.innerType);
    case 'intersection':
      return Object.assign({}, blankOf(def.left), blankOf(def.right));
    default:
      // Numbers, and amounts in centavos.
      return 0;
  }
}
