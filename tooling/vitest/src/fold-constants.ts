import { createHash } from 'node:crypto';

const MOST_LINES = 30;

/**
 * Folds constants that a report would spell out over more than thirty lines into one line and their hash: an inferred
 * type that long is read nowhere, and a change of it is still visible. Unions are written in one order.
 */
export function foldConstants(report: string): string {
  const lines = inOneOrder(report).split('\n');
  const folded: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfConstant(lines, at);
    const declaration = lines.slice(at, end);
    folded.push(...(declaration.length > MOST_LINES ? [foldedConstant(declaration)] : declaration));
    at = end;
  }
  return folded.join('\n');
}

/** Returns the index after the constant that begins here, or after this line. */
function endOfConstant(lines: readonly string[], begin: number): number {
  if (!/^(?:export )?const /.test(lines[begin] ?? '')) return begin + 1;
  const last = lines.findIndex((line, index) => index >= begin && /^\S.*;$|^;$/.test(line));
  return last === -1 ? begin + 1 : last + 1;
}

function foldedConstant(declaration: readonly string[]): string {
  const hash = createHash('sha256').update(wordsOf(declaration)).digest('hex').slice(0, 16);
  return `${/^[^:]*/.exec(declaration[0] ?? '')?.[0]}: /* ${declaration.length} lines, sha256 ${hash} */;`;
}

/**
 * Sorts unions of plain members and members of enums: the order in which the compiler names them depends on what it
 * read before.
 */
const inOneOrder = (report: string): string =>
  report
    .replaceAll(/[\w'"$.-]+(?: \| [\w'"$.-]+)+/g, (union) => union.split(' | ').toSorted().join(' | '))
    .replaceAll(/(?<=Enum<\{\n)(?: *[\w'"$-]+: [^\n{}]+;\n)+/g, (members) =>
      members
        .split(/(?<=\n)/)
        .toSorted()
        .join(''),
    );

/** Returns its words in one order, for the same reason: members may have any length. */
const wordsOf = (declaration: readonly string[]): string =>
  declaration
    .join(' ')
    .split(/[^\w'"$.-]+/)
    .toSorted()
    .join(' ');
