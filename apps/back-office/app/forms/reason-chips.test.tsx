import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formFields } from './form-fields.ts';
import { ReasonChips } from './reason-chips.tsx';

const draw = (typed: Record<string, string>): string =>
  renderToStaticMarkup(
    <ReasonChips reasons={['No contesta', 'No procede']} input={formFields<'why'>({}, typed).input} />,
  );

test('the usual reasons are radios with their own words, so a form without a script sends the chosen one', () => {
  const html = draw({});
  expect([...html.matchAll(/name="why" value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
    'No contesta',
    'No procede',
  ]);
  expect(html).not.toContain('checked');
});

test('a chosen reason is chosen again when its form is shown again', () => {
  expect(draw({ why: 'No procede' })).toMatch(/value="No procede"[^>]*checked|checked[^>]*value="No procede"/);
});
