import { expect, type Page } from '@playwright/test';
import { currentStack } from './stack.ts';

/** Lets the visitor skip the flow. @returns the path of every page that is then open */
export async function openSandbox(page: Page): Promise<string[]> {
  const { borrower } = currentStack().addresses;
  await page.context().addCookies([{ name: 'qa-disable-flow', value: '1', url: borrower }]);
  await page.goto(`${borrower}/flow`);
  const paths = await page.getByRole('main').getByRole('link').allTextContents();
  expect(paths).toContain('/registration/address');
  return paths;
}

/** Waits until React has hydrated the page, if the page is hydrated at all. */
export const untilAwake = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => !('__remixContext' in window) || Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true);
