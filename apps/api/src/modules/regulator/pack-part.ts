import type { PlainDate } from '@lender/calculator';
import type { PackFile, PackSum } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { BureauPerson } from './bureau/bureau-file.policy.ts';

/** Month of a pack. */
export interface PackMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** A person whom a file names. */
export interface PackPerson extends BureauPerson {
  readonly fullName: string;
}
export type PackPeople = ReadonlyMap<string, PackPerson>;

export interface PackText {
  /** Path of the text in the pack. */
  readonly name: string;
  readonly text: string;
}

/** One part of a pack: its totals, and its files, which are written once the people in it are known. */
export interface PackPart {
  readonly file: PackFile;
  readonly rows: number;
  /** Number of rows that a person has to check. */
  readonly doubts: number;
  /** Sums in centavos. */
  readonly sums: Readonly<Partial<Record<PackSum, number>>>;
  /** True when the sums are those of the ledger; null when it holds no such accounts. */
  readonly matchesBooks: boolean | null;
  readonly clientIds: readonly string[];
  readonly write: (people: PackPeople) => readonly PackText[];
}

export type ReadPart = (tx: Tx, month: PackMonth) => Promise<PackPart>;
