import { expect, test } from 'vitest';
import type { ChartTone } from './drawing.ts';
import { TEXTURES } from './texture.ts';

const SETS: readonly (readonly ChartTone[])[] = [
  ['ok', 'primary', 'soft', 'warn', 'danger'],
  ['ok', 'warn', 'danger'],
  ['ok', 'accent', 'ink'],
  ['primary', 'accent', 'focus', 'warn', 'danger', 'ok', 'soft'],
];

test.each(SETS.map((tones) => [tones] as const))('areas and lines of %j differ without their colours', (tones) => {
  expect(new Set(tones.map((tone) => TEXTURES[tone].area)).size).toBe(tones.length);
  expect(new Set(tones.map((tone) => TEXTURES[tone].dashes)).size).toBe(tones.length);
});
