import { ROLE_PERMISSIONS } from '@lender/lending';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { menuItemOf, menuItems, menuSections } from '../menu-items.ts';
import { MenuLinks } from './menu-links.tsx';
import type { WorkCounts } from './work-counts.ts';

function draw(counts: WorkCounts, pathname = '/une'): string {
  const items = menuItems(ROLE_PERMISSIONS.support);
  const element = <MenuLinks sections={menuSections(items)} counts={counts} current={menuItemOf(items, pathname)} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('a page of the menu says how much waits there, and how much of it is late', () => {
  const drawn = draw({ complaints: { waiting: 3, overdue: 1 } });
  expect(drawn).toContain('3 esperan');
  expect(drawn).toContain('1 vencido');
  expect(draw({})).not.toContain('esperan');
});

test('the name of a link in the menu is the name of its page, whatever waits there', () => {
  expect(draw({ complaints: { waiting: 3, overdue: 1 } })).toMatch(/<a[^>]*href="\/une"[^>]*>Quejas<\/a>/);
});

test('the page that is shown is marked in the menu, and no other', () => {
  const marked = draw({}, '/une/7').match(/<a[^>]*aria-current="page"[^>]*>/g) ?? [];
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('href="/une"');
});

test('a group of one page has no heading, and a group of several has one', () => {
  const drawn = draw({});
  expect(drawn).toContain('<p class="');
  expect(drawn).not.toMatch(/<p[^>]*>Quejas<\/p>/);
  expect(drawn).toMatch(/<p[^>]*>Mi trabajo<\/p>/);
});
