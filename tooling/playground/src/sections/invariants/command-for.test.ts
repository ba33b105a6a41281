import { expect, test } from 'vitest';
import { commandFor, INVARIANTS_FORM } from './command-for.ts';

test('the command asks for prices without an account, and names the accounts that the other checks need', () => {
  const prices = commandFor(INVARIANTS_FORM, ['quote-sums']);
  expect(prices).toBe(
    'npx @lender/invariants --url http://localhost:4000 \\\n  --only quote-sums \\\n  --seed 7 \\\n  --language en',
  );
  expect(commandFor(INVARIANTS_FORM, [])).toContain('--checker supervisor@lender.example');
});

test('typed text stays one word of the shell', () => {
  expect(commandFor({ ...INVARIANTS_FORM, url: "http://x'; rm -rf ." }, [])).toContain("'http://x'\\''; rm -rf .'");
});
