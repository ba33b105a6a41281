import { expect, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Keyboard } from '../world/keyboard.ts';
import { Site } from '../world/site.ts';

const [seed = 1] = journeySeeds();

test(`a keyboard alone leads from the landing page to the signed loan (seed ${seed})`, async ({ page }) => {
  console.log(`seed ${seed}`);
  const site = new Site(page, drawerOf(seed + 21_000_000)('accepted'), new Keyboard(page));
  await site.applyInFull();
  await page.waitForURL('**/registration/summary', { timeout: 30_000 });
  await site.sign();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
