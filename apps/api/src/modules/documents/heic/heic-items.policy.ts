import { textAt } from '../bytes.ts';

/** A box of a HEIC: where it begins, where its content does, and where it ends, in bytes from the file's start. */
export interface HeicBox {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/** Some bytes of an item, from the file's start or from the start of what the `idat` box holds. */
export interface HeicExtent {
  readonly isInMeta: boolean;
  readonly offset: number;
  readonly length: number;
}

/** Returns a number of so many bytes, the highest first; 0 where the file ends before. */
export function uintAt(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let each = 0; each < size; each++) value = value * 256 + (bytes[at + each] ?? 0);
  return value;
}

/** Returns the consecutive boxes in a part of the file, up to the first that does not fit. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): HeicBox[] {
  const boxes: HeicBox[] = [];
  for (let start = from; start + 8 <= to; ) {
    const said = uintAt(bytes, start, 4);
    const end = said === 0 ? to : start + (said === 1 ? uintAt(bytes, start + 8, 8) : said);
    const content = start + (said === 1 ? 16 : 8);
    if (end < content || end > to) break;
    boxes.push({ type: textAt(bytes, start + 4), start, content, end });
    start = end;
  }
  return boxes;
}

/** Returns the kind of each item by its id, as the `iinf` box lists them. */
export function itemKinds(bytes: Uint8Array, { content, end }: HeicBox): ReadonlyMap<number, string> {
  const countBytes = bytes[content] === 0 ? 2 : 4;
  const entries = boxesIn(bytes, content + 4 + countBytes, end).filter(({ type }) => type === 'infe');
  return new Map(
    entries.map(({ content: at }) => {
      const idBytes = bytes[at] === 3 ? 4 : 2;
      return [uintAt(bytes, at + 4, idBytes), textAt(bytes, at + 4 + idBytes + 2)];
    }),
  );
}

/** More pieces than any photo has: an item that claims more is not read on. */
const MOST_EXTENTS = 10_000;

/** Returns the places of the bytes of each item, by its id, as the `iloc` box lists them. */
export function itemExtents(bytes: Uint8Array, { content, end }: HeicBox): ReadonlyMap<number, HeicExtent[]> {
  const version = bytes[content] ?? 0;
  const sizes = uintAt(bytes, content + 4, 2);
  const nibble = (shift: number): number => (sizes >> shift) & 15;
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [nibble(12), nibble(8), nibble(4), nibble(0)];
  const idBytes = version < 2 ? 2 : 4;
  const found = new Map<number, HeicExtent[]>();
  let at = content + 6 + idBytes;
  let room = MOST_EXTENTS;
  while (at < end) {
    const id = uintAt(bytes, at, idBytes);
    at += idBytes;
    const method = version === 0 ? 0 : uintAt(bytes, at, 2) & 15;
    at += (version === 0 ? 0 : 2) + 2;
    const base = uintAt(bytes, at, baseBytes);
    const count = uintAt(bytes, at + baseBytes, 2);
    at += baseBytes + 2;
    const skipped = version === 0 ? 0 : indexBytes;
    const each = skipped + offsetBytes + lengthBytes;
    room -= count;
    if (room < 0 || at + count * each > end) break;
    const extents = Array.from({ length: count }, (_, extent) => {
      const place = at + extent * each + skipped;
      const [offset, length] = [uintAt(bytes, place, offsetBytes), uintAt(bytes, place + offsetBytes, lengthBytes)];
      return { isInMeta: method === 1, offset: base + offset, length };
    });
    // An item that is made of other items has no bytes of its own.
    if (method <= 1) found.set(id, extents);
    at += count * each;
  }
  return found;
}
