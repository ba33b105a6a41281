import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { AcceptedPage } from './accepted-page.tsx';
import { LoadingPage } from './loading-page.tsx';

test.each([
  ['loading', <LoadingPage key="loading" />],
  ['accepted', <AcceptedPage key="accepted" amount="$3000.00" />],
])('the page %s loads itself again where no script can', (_, page) => {
  expect(renderHtml(page)).toMatch(/<noscript><meta http-?[eE]quiv="refresh" content="5"\/><\/noscript>/);
});

test('the accepted page says how much is on its way', () => {
  expect(renderHtml(<AcceptedPage amount="$3000.00" />)).toContain('$3000.00');
});
