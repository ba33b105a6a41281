import type { Page } from '@playwright/test';

/** A second core looks at one page while the first looks at another. */
const TABS = 2;

/** Looks at each of many in tabs beside each other, which share what the first one knows; for looks that change nothing. */
export async function inTabs<T>(
  page: Page,
  all: readonly T[],
  look: (tab: Page, one: T) => Promise<void>,
): Promise<void> {
  const rest = [...all];
  const lane = async (tab: Page) => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await look(tab, one);
  };
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => page.context().newPage()));
  await Promise.all([page, ...others].map(lane));
  for (const tab of others) await tab.close();
}
