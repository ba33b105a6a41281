import { expect, test } from 'vitest';
import { showProgress } from './show-progress.ts';

function shown(isTTY: boolean) {
  const clock = { ms: 5_000 };
  const written: string[] = [];
  const screen = { isTTY, write: (text: string) => written.push(text) };
  const progress = showProgress({ screen, now: () => clock.ms, onSites: () => {} });
  return { clock, written, progress };
}

test('a step has a line, with the second at which it was done', () => {
  const { clock, written, progress } = shown(false);
  clock.ms += 1_234;
  progress.onStep('database');
  expect(written).toEqual(['   1.2 s  database\n']);
});

test('the simulated months have a line each where no line can be rewritten', () => {
  const { written, progress } = shown(false);
  for (let day = 0; day <= 9; day++) progress.onDay(day, 9);
  expect(written.map((line) => line.trim().split('  ').slice(1))).toEqual([
    ['░░░░░░░░░░░░░░░░░░░░░░░░░░', 'a lender lives: month 1 of 3'],
    ['█████████░░░░░░░░░░░░░░░░░', 'a lender lives: month 2 of 3'],
    ['█████████████████░░░░░░░░░', 'a lender lives: month 3 of 3'],
    ['██████████████████████████', 'three months lived'],
  ]);
});

test('a terminal has one bar, which grows and gives way to steps that are done meanwhile', () => {
  const { written, progress } = shown(true);
  progress.onDay(1, 9);
  progress.onStep('borrower');
  progress.onDay(2, 9);
  expect(written.map((text) => [text.at(0), text.at(-1)])).toEqual([
    ['\r', ' '],
    ['\r', '\n'],
    ['\r', ' '],
  ]);
  expect(written[1]?.trimEnd()).toBe('\r   0.0 s  borrower');
});
