import { expect, test } from 'vitest';
import { renderHtml, renderPage } from '../../../test/render.tsx';
import { AcceptedPage } from './accepted-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { lookAgain } from './look-again.ts';

const accepted = { amount: '$3000.00', proof: null, formKey: 'key', refused: undefined };

test.each([
  ['loading', <LoadingPage key="loading" looks={0} />],
  ['accepted', <AcceptedPage key="accepted" {...accepted} />],
])('the page %s reloads itself where no script can run', (_, page) => {
  expect(renderHtml(page)).toMatch(/<noscript><meta http-?[eE]quiv="refresh" content="5"\/><\/noscript>/);
});

test('the bar of the loading page moves from 30 to 75 once the server asks for nothing more', () => {
  const bar = (looks: number) => /aria-valuenow="(\d+)"|value="(\d+)"/.exec(renderHtml(<LoadingPage looks={looks} />));
  const percent = (looks: number) => bar(looks)?.slice(1).find(Boolean);
  expect([percent(0), percent(1), percent(9)]).toEqual(['30', '75', '75']);
});

test('the response itself asks a browser without scripts to look again, but never while something is asked', () => {
  expect(Number(lookAgain(true).refresh)).toBeGreaterThanOrEqual(10);
  expect(lookAgain(false)).toEqual({});
});

test('the accepted page says how much is on its way', () => {
  expect(renderHtml(<AcceptedPage {...accepted} />)).toContain('$3000.00');
});

test('the accepted page asks for the code of an unproven account, and is not reloaded while it is typed', () => {
  const page = renderPage(<AcceptedPage {...accepted} proof={{ state: 'code_sent', lastFour: '1234' }} />);
  expect(page).toContain('terminada en 1234');
  expect(page).toContain('name="code"');
  expect(page).not.toContain('http-equiv="refresh"');
  expect(page).not.toContain('Ya mandamos');
});

test.each(['sending', 'expired', 'failed'] as const)(
  'the accepted page asks for no code while none can be typed (%s)',
  (state) => {
    const page = renderPage(<AcceptedPage {...accepted} proof={{ state, lastFour: '1234' }} />);
    expect(page).not.toContain('name="code"');
    expect(page).toMatch(/http-?[eE]quiv="refresh"/);
  },
);
