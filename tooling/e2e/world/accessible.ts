import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that no rule of axe is broken, and that nothing is wider than the phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectKept(page, (axe) => axe.withTags(TAGS));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Checks the only rules that a page without faults can break in other colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectKept(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));

async function expectKept(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Text that is still fading in does not have its final contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await rules(new AxeBuilder({ page })).analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
    .toEqual([]);
}
