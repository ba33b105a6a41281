import { createHash } from 'node:crypto';
import type { StatementLine } from './statement-line.ts';

/** A line with the name by which it is known again in any other file. */
export interface IdentifiedLine extends StatementLine {
  readonly identity: string;
}

/**
 * Names lines so that a file that overlaps another one adds nothing twice: by account, day, amount, what names it and the
 * balance that it left; of lines that are equal in all of that, by how many of them came before.
 */
export function identifyLines(account: string, lines: readonly StatementLine[]): readonly IdentifiedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { date, amount, balance, reference, trackingKey } = line;
    const said = JSON.stringify([account, date, amount, balance, reference, trackingKey]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return { ...line, identity: createHash('sha256').update(`${said} ${before}`).digest('hex') };
  });
}
