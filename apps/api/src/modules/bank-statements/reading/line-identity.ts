import { createHash } from 'node:crypto';
import type { StatementLine } from './statement-line.ts';

/** Line with the identity by which it is recognised in any other file. */
export interface IdentifiedLine extends StatementLine {
  readonly identity: string;
}

/**
 * Gives lines identities, so that overlapping files add nothing twice: account, day, amount, references and resulting
 * balance; lines equal in all of these are counted.
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
