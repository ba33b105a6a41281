import type { BrowserContext } from 'playwright-core';
import { personCredentials } from '../api/people.ts';

export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true };

/** Signs in as a person who is registered and asks for a loan. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const { username, password } = personCredentials(1);
  await page.goto(`${origin}/ingresar`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await Promise.all([page.waitForURL((url) => url.pathname !== '/ingresar'), page.keyboard.press('Enter')]);
  await page.close();
}
