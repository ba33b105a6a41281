import { inflateSync } from 'node:zlib';
import { pdfStructure } from './pdf-structure.ts';

/** Whatever acts, hides a file or locks the content, wherever it stands. */
const REFUSED_ANYWHERE = namesOf('Encrypt', 'JavaScript', 'Launch', 'EmbeddedFiles?', 'RichMedia', 'Rendition');
/** Pictures and fonts contain two letters by chance: this one counts outside of streams only. */
const REFUSED_IN_STRUCTURE = namesOf('JS');
/** A letter of a name may be written as a number, `/J#53` for `/JS`: rarely, and never this often. */
const MAX_ESCAPED_NAMES = 10_000;
/** Objects may be packed, and a small pack may grow without end. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const TAIL_BYTES = 1024;

/** Is this a whole PDF that only shows something: not locked, nothing in it that acts, no other file inside? */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!isWhole(text)) return false;
  const structure = pdfStructure(text);
  return (
    structure !== undefined &&
    !hasName(text, REFUSED_ANYWHERE) &&
    !hasName(structure.text, REFUSED_IN_STRUCTURE) &&
    arePlainPacks(structure.packs)
  );
}

const isWhole = (text: string): boolean =>
  /^%PDF-[12]\.\d[\r\n ]/.test(text) && /startxref\s{1,9}\d{1,20}\s{1,9}%%EOF\s*$/.test(text.slice(-TAIL_BYTES));

/** A pack that cannot be opened hides what is in it. */
function arePlainPacks(packs: readonly string[]): boolean {
  let room = MAX_UNPACKED_BYTES;
  for (const pack of packs) {
    const text = unpack(pack, room);
    if (text === undefined || hasName(text, REFUSED_ANYWHERE) || hasName(text, REFUSED_IN_STRUCTURE)) return false;
    room -= text.length;
  }
  return true;
}

function unpack(pack: string, maxOutputLength: number): string | undefined {
  if (maxOutputLength <= 0) return undefined;
  try {
    return inflateSync(Buffer.from(pack, 'latin1'), { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Whether one of the names stands in a text, letter by letter or with letters written as numbers. */
function hasName(text: string, names: RegExp): boolean {
  if (names.test(text)) return true;
  let escaped = 0;
  for (const [name] of text.matchAll(/\/[^\s/()<>[\]{}%\0#]{0,30}#[^\s/()<>[\]{}%\0]{0,127}/g)) {
    if (++escaped > MAX_ESCAPED_NAMES || names.test(unescaped(name))) return true;
  }
  return false;
}

const unescaped = (name: string): string =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function namesOf(...names: string[]): RegExp {
  return new RegExp(`/(?:${names.join('|')})(?=[\\s/()<>[\\]{}%\\0]|$)`);
}
