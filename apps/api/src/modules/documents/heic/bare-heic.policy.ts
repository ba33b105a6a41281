import { boxesIn, type HeicBox, type HeicExtent, itemExtents, itemKinds } from './heic-items.policy.ts';

/** Kinds of items that a picture consists of: coded pictures, and how they are put together. */
const PICTURES = new Set(['hvc1', 'hev1', 'av01', 'jpeg', 'grid', 'iovl', 'iden']);
/** Parts of the description that a picture needs. */
const DESCRIPTION = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'dinf']);

/**
 * Returns a HEIC of the same length that contains only its picture: EXIF, XMP and all other bytes are zero. When its
 * parts cannot be distinguished no picture is left either.
 */
export function bareHeic(bytes: Uint8Array): Uint8Array {
  const bare = new Uint8Array(bytes.length);
  const keep = (from: number, to: number): void => {
    if (to <= bytes.length) bare.set(bytes.subarray(from, to), from);
  };
  const boxes = boxesIn(bytes, 0, bytes.length);
  for (const { type, start, content, end } of boxes) keep(start, type === 'ftyp' ? end : content);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) return bare;
  // Four bytes of version and flags come first.
  keep(meta.content, meta.content + 4);
  const parts = boxesIn(bytes, meta.content + 4, meta.end);
  for (const { type, start, content, end } of parts) keep(start, DESCRIPTION.has(type) ? end : content);
  for (const [from, to] of picturePlaces(bytes, parts)) keep(from, to);
  return bare;
}

/** Returns the ranges of the bytes of the pictures, from and to. */
function picturePlaces(bytes: Uint8Array, parts: readonly HeicBox[]): (readonly [from: number, to: number])[] {
  const part = (name: string) => parts.find(({ type }) => type === name);
  const [info, location, own] = [part('iinf'), part('iloc'), part('idat')];
  if (!info || !location) return [];
  const kinds = itemKinds(bytes, info);
  return [...itemExtents(bytes, location)]
    .filter(([id]) => PICTURES.has(kinds.get(id) ?? ''))
    .flatMap(([, extents]) => extents.map((extent) => placeOf(extent, own)));
}

const placeOf = ({ isInMeta, offset, length }: HeicExtent, own: HeicBox | undefined): readonly [number, number] => {
  const from = offset + (isInMeta ? (own?.content ?? 0) : 0);
  return [from, from + length];
};
