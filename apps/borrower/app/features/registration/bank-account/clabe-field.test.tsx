import { expect, test } from 'vitest';
import { renderHtml } from '../../../../test/render.tsx';
import { ClabeField } from './clabe-field.tsx';

const field = { id: 'clabe', label: 'CLABE' };

test('an empty field says nothing about a number that nobody typed', () => {
  expect(renderHtml(<ClabeField {...field} value={undefined} bankName={undefined} />)).toContain(
    '<div role="status"></div>',
  );
});

test('a refused number stays as it was typed, with its bank, and its error is said once', () => {
  const html = renderHtml(<ClabeField {...field} value="002 010 0777" bankName="Banamex" error="Revisa tu CLABE." />);
  expect(html).toContain('value="002 010 0777"');
  expect(html).toContain('Banco: Banamex');
  expect(html).toContain('Revisa tu CLABE.');
  expect(html).not.toContain('Faltan');
});

test('digits are typed on the numbers of a phone, and pasting is not cut short', () => {
  const html = renderHtml(<ClabeField {...field} value={undefined} bankName={undefined} />);
  expect(html).toContain('inputMode="numeric"');
  expect(html).not.toContain('maxLength');
});
