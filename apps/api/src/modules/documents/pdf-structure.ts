const OPEN = 'stream';
const CLOSE = 'endstream';
/** How far a stream's dictionary is looked for before it. */
const DICTIONARY_CHARACTERS = 4_000;

export interface PdfStructure {
  /** What stands outside of streams. */
  readonly text: string;
  /** Streams that hold objects, as they are packed. */
  readonly packs: readonly string[];
}

/** Walks over the streams of a PDF once, from one end to the other; undefined when one of them never ends. */
export function pdfStructure(text: string): PdfStructure | undefined {
  const outside: string[] = [];
  const packs: string[] = [];
  let done = 0;
  let at = text.indexOf(OPEN);
  while (at >= 0) {
    const content = startOfContent(text, at);
    if (content === undefined) {
      at = text.indexOf(OPEN, at + OPEN.length);
      continue;
    }
    const end = text.indexOf(CLOSE, content);
    if (end < 0) return undefined;
    outside.push(text.slice(done, at));
    if (text.slice(Math.max(done, at - DICTIONARY_CHARACTERS), at).includes('ObjStm'))
      packs.push(text.slice(content, end));
    done = end + CLOSE.length;
    at = text.indexOf(OPEN, done);
  }
  outside.push(text.slice(done));
  return { text: outside.join('\n'), packs };
}

/** Where a stream's content begins; undefined where the word stands for something else. */
function startOfContent(text: string, at: number): number | undefined {
  if (
    !text
      .slice(Math.max(0, at - 20), at)
      .trimEnd()
      .endsWith('>>')
  )
    return undefined;
  const after = at + OPEN.length;
  if (text.startsWith('\r\n', after)) return after + 2;
  return text[after] === '\n' || text[after] === '\r' ? after + 1 : undefined;
}
