import { expect, test } from 'vitest';
import { renderHtml } from '../../../../test/render.tsx';
import { ClabeField } from './clabe-field.tsx';

const field = { id: 'clabe', label: 'CLABE' };

test('an empty CLABE field shows no message', () => {
  expect(renderHtml(<ClabeField {...field} value={undefined} bankName={undefined} />)).toContain(
    '<div role="status"></div>',
  );
});

test('a refused CLABE stays as it was typed, with its bank, and its error is shown once', () => {
  const html = renderHtml(<ClabeField {...field} value="002 010 0777" bankName="Banamex" error="Revisa tu CLABE." />);
  expect(html).toContain('value="002 010 0777"');
  expect(html).toContain('Banco: Banamex');
  expect(html).toContain('Revisa tu CLABE.');
  expect(html).not.toContain('Faltan');
});

test('the CLABE field opens the numeric keyboard of a phone, and does not cut pasted text short', () => {
  const html = renderHtml(<ClabeField {...field} value={undefined} bankName={undefined} />);
  expect(html).toContain('inputMode="numeric"');
  expect(html).not.toContain('maxLength');
});
