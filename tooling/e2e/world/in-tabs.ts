import type { Page } from '@playwright/test';

/** A second core checks one page while the first checks another. */
const TABS = 2;

/** Checks each of many in parallel tabs, which share the state of the first one; for checks that change nothing. */
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
