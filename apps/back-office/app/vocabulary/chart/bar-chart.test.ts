import { expect, test } from 'vitest';
import { barChart } from './bar-chart.ts';
import { WIDE_SHEET_WIDTH } from './drawing.ts';

const bar = (label: string) => ({ label, parts: [{ tone: 'primary' as const, value: 3 }], note: '3' });

test('two bars of the same name are drawn one below the other', () => {
  const { rects } = barChart([bar('Ana Luna'), bar('Ana Luna')], []);
  expect(new Set(rects.map(({ y }) => y)).size).toBe(2);
});

test('a bar name that does not fit is shortened, and one that fits stays whole', () => {
  const { labels } = barChart([bar('Verificación de demostración'), bar('Crédito de demostración')], []);
  expect(labels.map(({ text }) => text)).toEqual(['Verificación de demostr…', '3', 'Crédito de demostración', '3']);
});

test('a wide chart has room for longer bar names, and stays within its width', () => {
  const name = 'v2 · $1000.00 a menos de $2000.00 · 1 pago';
  const { labels, rects } = barChart([bar(name)], [], { width: WIDE_SHEET_WIDTH });
  expect(labels[0]?.text).toBe(name);
  for (const { x, width } of rects) expect(x + width).toBeLessThan(WIDE_SHEET_WIDTH);
});

test('the name of a bar opens the rows that the bar counts, where there are any', () => {
  const { labels } = barChart([{ ...bar('1–3 días'), href: '/cartera' }, bar('4–7 días')], []);
  expect(labels.map(({ href }) => href)).toEqual(['/cartera', undefined, undefined, undefined]);
});
