import { createHash } from 'node:crypto';
import type { Vault } from '@lender/api/kernel/crypto/vault';
import type { StateCode } from '@lender/curp';
import { COPIED_NULL, copied } from './copy-rows.ts';
import { type Life, UUID } from './read-lives.ts';
import { bytesText, type Recorded } from './recording-vault.ts';
import { clabeOf, type Identity, type Likeness, strangerLike } from './stranger.ts';

/** Copy of a life, with its own identity. */
interface Copy {
  /** Number of the copy among all copies. */
  readonly number: number;
  readonly identity: Identity;
  /** Time by which everything happened earlier, in milliseconds. */
  readonly earlierMs: number;
  readonly vault: Vault;
}

/** Text at a place of a row, or the function that returns the text of a copy. */
type Piece = string | ((copy: Copy) => string);

/** Rows of a life, with places for everything that a copy has of its own. */
export interface LifePattern {
  readonly like: Likeness;
  /** Longest time by which everything may have happened earlier and still be on the same day of Mexico. */
  readonly leewayMs: number;
  readonly tables: readonly { readonly head: string; readonly rows: readonly (readonly Piece[])[] }[];
}

interface Known {
  readonly shared: ReadonlySet<string>;
  readonly recorded: Recorded;
  readonly template: number;
}

const MOMENT = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00(?::00)?)/g;
const DAY_MS = 86_400_000;
/** Offset of Mexico's clocks behind UTC, in milliseconds, all year. */
const BEHIND_MS = 6 * 3_600_000;

/** Columns whose values are unique to a client, besides ids. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  application: ['hashed_id'],
  document: ['sha256'],
  client: ['hashed_user_id'],
  loan: ['hashed_id'],
  message: ['stop_key_hash'],
  referral: ['code'],
  payment: ['provider_id', 'tracking_key', 'charge_id'],
  payment_reference: ['provider_id', 'reference', 'clabe'],
  payout: ['provider_id', 'tracking_key', 'order_number', 'folio'],
  receipt: ['provider_id', 'tracking_key'],
  debit: ['provider_id'],
  mandate: ['account_id'],
  bank_link: ['reference', 'link_id'],
  identity_check: ['session_id'],
  collector_reference: ['reference_number'],
  complaint: ['folio'],
  transfer_claim: ['tracking_key'],
};

/** Letters of codes of ten characters. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes the pattern by which copies are written from the rows of a life. */
export function patternOf({ clientId, tables }: Life, { shared, recorded, template }: Known): LifePattern {
  const firstOf = (table: string, column: string): string | null | undefined => {
    const found = tables.find((one) => one.table === table);
    return found?.rows[0]?.[found.columns.indexOf(column)];
  };
  const plainOf = (table: string, column: string): string | undefined =>
    recorded.seals.get(firstOf(table, column) ?? '')?.plain;
  const [phone, email] = [plainOf('client', 'phone_sealed'), plainOf('client', 'email_sealed')];
  const [curp, clabe] = [plainOf('client_details', 'curp_sealed'), plainOf('bank_account', 'clabe_sealed')];
  const names = (['first_name', 'last_name', 'second_last_name'] as const).map((c) => firstOf('client_details', c));

  const places = new Map<string, Piece>();
  const all = tables.flatMap(({ rows }) => rows.flat()).filter((value) => value !== null);
  let tokens = 0;
  for (const { table, columns, rows } of tables)
    for (const column of TOKENS[table] ?? [])
      for (const row of rows) {
        const value = row[columns.indexOf(column)]?.replace(/^\\x/, '');
        if (value && !value.match(UUID) && !places.has(value)) places.set(value, tokenPlace(value, tokens++));
      }
  if (tokens > TOKENS_EACH) throw new Error(`${clientId} has ${tokens} numbers of their own`);
  const own: readonly (readonly [string | undefined, (identity: Identity) => string])[] = [
    [phone, (identity) => identity.phone],
    [email, (identity) => identity.email],
    [curp, (identity) => identity.curp],
    [clabe, (identity) => identity.clabe],
    [names.join(' '), ({ firstName, lastName, secondLastName }) => `${firstName} ${lastName} ${secondLastName}`],
  ];
  for (const [value, of] of own) if (value?.trim()) places.set(value, ({ identity }) => of(identity));

  const anything = new RegExp(
    [
      ...[...places.keys()].toSorted((one, other) => other.length - one.length).map(escaped),
      UUID.source,
      MOMENT.source,
    ].join('|'),
    'g',
  );
  const idPlaces = new Map<string, Piece>();
  const pieceOf = (found: string): Piece => {
    const place = places.get(found);
    if (place) return place;
    if (found.match(MOMENT)) return momentPlace(found);
    if (shared.has(found)) return found;
    const known = idPlaces.get(found) ?? idPlace(found);
    idPlaces.set(found, known);
    return known;
  };
  const piecesOf = (text: string): readonly Piece[] => {
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(anything)) {
      if (match.index > at) pieces.push(text.slice(at, match.index));
      pieces.push(pieceOf(match[0]));
      at = match.index + match[0].length;
    }
    if (at < text.length || pieces.length === 0) pieces.push(text.slice(at));
    return pieces;
  };

  /** Returns the content of a secret for a copy, sealed or hashed as the copy's own. */
  const secretOf = (value: string): Piece | undefined => {
    const seal = recorded.seals.get(value);
    if (seal) {
      const [plain, context] = [piecesOf(seal.plain), piecesOf(seal.context)];
      return (copy) => copied(bytesText(copy.vault.seal(written(plain, copy), written(context, copy))));
    }
    const hash = recorded.hashes.get(value);
    if (!hash) return undefined;
    const said = piecesOf(hash.value);
    if (said.every((piece) => typeof piece === 'string')) return undefined;
    return (copy) => copied(bytesText(copy.vault.searchHash(hash.kind, written(said, copy))));
  };
  const ofColumn = (table: string, column: string, value: string): Piece | undefined => {
    if (table === 'client_details') {
      if (column === 'first_name') return ({ identity }) => identity.firstName;
      if (column === 'last_name') return ({ identity }) => identity.lastName;
      if (column === 'second_last_name') return ({ identity }) => identity.secondLastName;
    }
    if (column === 'phone_last_four' && value === phone?.slice(-4)) return ({ identity }) => identity.phone.slice(-4);
    if (column === 'last_four' && value === clabe?.slice(-4)) return ({ identity }) => identity.clabe.slice(-4);
    return value.startsWith('\\x') ? secretOf(value) : undefined;
  };

  return {
    like: likenessOf({ curp, clabe, birthDate: firstOf('client_details', 'birth_date'), template }),
    leewayMs: Math.min(...all.flatMap((value) => [...value.matchAll(MOMENT)]).map(([moment]) => sinceMidnight(moment))),
    tables: tables.map(({ table, columns, rows }) => ({
      head: `"${table}" (${columns.map((column) => `"${column}"`).join()})`,
      rows: rows.map((row) =>
        joined(
          row.flatMap((value, at) => {
            const end = at === row.length - 1 ? '\n' : '\t';
            if (value === null) return [COPIED_NULL, end];
            const special = ofColumn(table, columns[at] ?? '', value);
            // Nothing that a piece returns needs escaping; the text around it may.
            if (special) return [special, end];
            return [...piecesOf(value).map((piece) => (typeof piece === 'string' ? copied(piece) : piece)), end];
          }),
        ),
      ),
    })),
  };
}

/** Writes the rows of the `nth` copy of a life, by the table that they belong to. @returns the number of characters */
export function writeCopy(
  { like, leewayMs, tables }: LifePattern,
  { nth, number, vault, into }: { nth: number; number: number; vault: Vault; into: Map<string, string[]> },
): number {
  const identity = strangerLike(like, nth, number);
  // Enough different offsets that no two copies need be alike, in no visible order.
  const copy = { number, identity, earlierMs: (nth * 104_729) % Math.max(1, leewayMs), vault };
  let characters = 0;
  for (const { head, rows } of tables) {
    const lines = into.get(head) ?? [];
    into.set(head, lines);
    for (const row of rows) {
      const line = written(row, copy);
      characters += line.length;
      lines.push(line);
    }
  }
  return characters;
}

const escaped = (text: string): string => text.replace(/[^\w]/gu, '\\$&');

const written = (pieces: readonly Piece[], copy: Copy): string => {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(copy);
  return text;
};

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}

/** Returns a place for the same moment in a copy whose life was earlier. */
function momentPlace(text: string): Piece {
  const moment = Date.parse(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  return ({ earlierMs }) => new Date(moment - earlierMs).toISOString();
}

function sinceMidnight(text: string): number {
  const moment = Date.parse(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  return (moment - BEHIND_MS) % DAY_MS;
}

function idPlace(id: string): Piece {
  const otherId = otherIds(id);
  return ({ number }) => otherId(number);
}

/** Returns another id for each number, which begins alike, as ids made at one time do. */
export function otherIds(id: string): (number: number) => string {
  // The kind of the id is in its first half and in the digit after it, and stays.
  const [head, tail] = [id.slice(0, 20), id.slice(20).replace('-', '')];
  const [high, low] = [Number.parseInt(tail.slice(0, 7), 16), Number.parseInt(tail.slice(7), 16)];
  return (number) => {
    const changedLow = (low ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0;
    const changedHigh = high ^ (Math.imul(number + 1, 0x85ebca6b) >>> 4);
    const text = changedHigh.toString(16).padStart(7, '0') + changedLow.toString(16).padStart(8, '0');
    return `${head}${text.slice(0, 3)}-${text.slice(3)}`;
  };
}

/** Largest number of unique values that a life may have. */
const TOKENS_EACH = 256;

/**
 * Returns another text of the same kind for each number: a hash, a code of ten characters, a CLABE, or the text itself
 * with a mark after it.
 */
function tokenPlace(value: string, nth: number): Piece {
  const serial = (number: number): number => number * TOKENS_EACH + nth;
  if (/^\d{18}$/.test(value))
    return ({ number }) => clabeOf(value.slice(0, 3), `7${String(serial(number)).padStart(10, '0')}`);
  if (/^[0-9a-f]{64}$/.test(value)) return ({ number }) => sha256(`${number}:${value}`);
  if (/^[A-Z2-9]{10}$/.test(value)) {
    const head = value.slice(0, 2);
    return ({ number }) => {
      let [rest, code] = [serial(number), ''];
      for (let place = 0; place < 8; place++) {
        // The high digits depend on the low ones too, so that neighbours differ at the front as well.
        code += LETTERS[(rest + place * 11) % LETTERS.length];
        rest = Math.floor(rest / LETTERS.length);
      }
      return head + code;
    };
  }
  return ({ number }) => `${value}N${serial(number).toString(36).toUpperCase()}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function likenessOf({
  curp,
  clabe,
  birthDate,
  template,
}: {
  readonly curp: string | undefined;
  readonly clabe: string | undefined;
  readonly birthDate: string | null | undefined;
  readonly template: number;
}): Likeness {
  return {
    birthDate: birthDate ?? '1990-01-01',
    sex: curp?.[10] === 'H' ? 'H' : 'M',
    state: (curp?.slice(11, 13) ?? 'DF') as StateCode,
    bankCode: clabe?.slice(0, 3) ?? '012',
    template,
  };
}
