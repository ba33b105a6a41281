import type { Chance } from '@lender/api/test/chance';
import type { PlainDate } from '@lender/calculator';
import { streamOf } from '../stream.ts';
import type { Life } from './life.ts';
import { LIVES } from './lives.data.ts';

/** Loan of a simulated borrower, with its life. */
export interface OwnLoan {
  readonly loanId: string;
  readonly signedOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly principalCentavos: number;
  readonly life: Life;
  /** True when it is paid out at a counter. */
  readonly isCash: boolean;
  /** Orders that were paid to, the newest last. */
  readonly orders: string[];
  /** Order behind the loan's own CLABE; undefined until the CLABE is requested. */
  clabeOrder: string | undefined;
  /** Transfer without a reference. */
  loose: string | undefined;
}

/** Person who borrows in the simulation, lives by plans, and borrows again. */
export interface Borrower {
  readonly number: number;
  /** Chance by which this borrower decides. */
  readonly chance: Chance;
  /** Day of the simulation on which the borrower first comes. */
  readonly comesOn: number;
  clientId: string | undefined;
  /** Account for payouts; empty before there is one. */
  clabe: string;
  readonly loans: OwnLoan[];
}

/**
 * The first borrowers start early, so that a short simulation has complete lives; the others start within two thirds of
 * it.
 */
export function newBorrower(number: number, { seed, days }: { seed: number; days: number }): Borrower {
  const chance = streamOf(seed, 'borrower', number);
  const lastDay = number < LIVES.length ? FIRST_DAYS : Math.max(FIRST_DAYS, (days * 2) / 3);
  const comesOn = Math.floor(chance.next() * lastDay);
  return { number, chance, comesOn, clientId: undefined, clabe: '', loans: [] };
}

const FIRST_DAYS = 4;
