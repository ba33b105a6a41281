import type { Card } from '../stores/card-store.ts';

/** Answer of a card's bank, by the card's number. */
export interface CardOutcome {
  readonly number: string;
  /** Description in the README. */
  readonly meaning: string;
  /** Refusal before it becomes a token. */
  readonly refused?: { readonly code: 3001 | 3002 | 3004; readonly description: string };
  /** Outcome of its charges. @default pays */
  readonly outcome?: Card['outcome'];
}

/** The first three are refused by OpenPay's own sandbox. */
export const CARD_OUTCOMES: readonly CardOutcome[] = [
  {
    number: '4222222222222220',
    meaning: 'is never taken: 3001',
    refused: { code: 3001, description: 'The card was declined' },
  },
  {
    number: '4000000000000069',
    meaning: 'is never taken: 3002',
    refused: { code: 3002, description: 'The card has expired' },
  },
  {
    number: '4000000000000119',
    meaning: 'is never taken: 3004',
    refused: { code: 3004, description: 'The card was reported as stolen' },
  },
  {
    number: '4444444444444448',
    meaning: 'is taken, and every charge fails: 3003, not enough money',
    outcome: 'insufficient_funds',
  },
  { number: '4000000000000341', meaning: 'is taken, and every charge fails: 3001, declined', outcome: 'declined' },
  {
    number: '4000000000000259',
    meaning: 'is charged, and its holder objects 20 days later; what the bank says is up to `/cargos`',
    outcome: 'objected',
  },
];

/** Days after a charge at which a cardholder who objects does so. */
export const objectionDays = 20;
