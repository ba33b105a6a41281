import type { Statement } from './statement.ts';

/** Caller, and the key of the call: the differences between two requests that do the same. */
export interface Identity {
  readonly account: string;
  readonly session: string;
  readonly key: string;
}

/** Source of a value in a statement. Values of one group are the same within a request. */
export type ScriptValue =
  | { readonly kind: 'constant'; readonly value: unknown }
  /** Text with the caller's identity written into it. */
  | { readonly kind: 'identity'; readonly pieces: readonly (string | { readonly of: keyof Identity })[] }
  | { readonly kind: 'fresh'; readonly like: Likeness; readonly group: number };

export type Likeness =
  | { readonly kind: 'uuid' | 'moment' | 'number' }
  | { readonly kind: 'bytes' | 'text'; readonly length: number };

/** Statements of one request to the database, and its answer. */
export interface Script {
  readonly steps: readonly { readonly text: string; readonly values: readonly ScriptValue[] }[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/** Statements that a server sent for one request of a caller. */
export interface Recording {
  readonly identity: Identity;
  readonly statements: readonly Statement[];
}

/**
 * Learns from the requests of two callers what one request does: what is equal in both belongs to the call, what
 * follows the caller is the caller's, and everything else is made again each time.
 *
 * @throws when the two did not do the same
 */
export function learnSteps(one: Recording, other: Recording): Script['steps'] {
  const texts = ({ statements }: Recording) => statements.map(({ text }) => text);
  if (texts(one).join('\0') !== texts(other).join('\0')) throw new Error('two requests did not do the same');
  const groups = new Map<string, number>();
  return one.statements.map(({ text, values }, at) => ({
    text,
    values: values.map((value, place) =>
      learnValue([value, one.identity], [other.statements[at]?.values[place], other.identity], groups),
    ),
  }));
}

type Seen = readonly [value: unknown, identity: Identity];

function learnValue(one: Seen, other: Seen, groups: Map<string, number>): ScriptValue {
  const pieces = piecesOf(one);
  if (JSON.stringify(pieces) === JSON.stringify(piecesOf(other)))
    return pieces.some((piece) => typeof piece === 'object')
      ? { kind: 'identity', pieces }
      : { kind: 'constant', value: one[0] };
  const name = JSON.stringify(one[0]);
  const group = groups.get(name) ?? groups.size;
  groups.set(name, group);
  return { kind: 'fresh', like: likenessOf(one[0]), group };
}

/** Splits a value at the places where it holds the caller's identity. */
function piecesOf([value, identity]: Seen): readonly (string | { readonly of: keyof Identity })[] {
  if (typeof value !== 'string') return [JSON.stringify(value) ?? 'undefined'];
  const known = (['account', 'session', 'key'] as const).filter((name) => identity[name] !== '');
  if (known.length === 0) return [value];
  const cut = new RegExp(`(${known.map((name) => identity[name]).join('|')})`);
  return value
    .split(cut)
    .map((piece) => known.filter((name) => identity[name] === piece).map((of) => ({ of }))[0] ?? piece);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function likenessOf(value: unknown): Likeness {
  if (value instanceof Date) return { kind: 'moment' };
  if (value instanceof Uint8Array) return { kind: 'bytes', length: value.length };
  if (typeof value !== 'string') throw new Error(`nothing is known of values like ${String(value)}`);
  if (UUID.test(value)) return { kind: 'uuid' };
  return /^-?\d+$/.test(value) ? { kind: 'number' } : { kind: 'text', length: value.length };
}
