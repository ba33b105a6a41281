import { expect, test } from 'vitest';
import { barChart } from './bar-chart.ts';

const bar = (label: string) => ({ label, parts: [{ tone: 'primary' as const, value: 3 }], note: '3' });

test('two bars of the same name are drawn one below the other', () => {
  const { rects } = barChart([bar('Ana Luna'), bar('Ana Luna')], []);
  expect(new Set(rects.map(({ y }) => y)).size).toBe(2);
});

test('a bar name that does not fit is shortened, and one that fits stays whole', () => {
  const { labels } = barChart([bar('Verificación de demostración'), bar('Crédito de demostración')], []);
  expect(labels.map(({ text }) => text)).toEqual(['Verificación de demostr…', '3', 'Crédito de demostración', '3']);
});
