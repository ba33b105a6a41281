import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_OUTCOMES } from './openpay/cards/card-outcomes.data.ts';
import { CLABE_OUTCOMES } from './openpay/payouts/clabe-outcomes.data.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README says of every trigger what becomes of it, and of no other', () => {
  const triggers = [...readme.matchAll(/^\| (?:payout to a CLABE with digits 15 to 17|card) `(\d+)` +\| (.+?) +\|$/gm)];
  expect(triggers.map(([, trigger, meaning]) => ({ trigger, meaning }))).toEqual([
    ...CLABE_OUTCOMES.map(({ digits, meaning }) => ({ trigger: digits, meaning })),
    ...CARD_OUTCOMES.map(({ number, meaning }) => ({ trigger: number, meaning })),
  ]);
});
