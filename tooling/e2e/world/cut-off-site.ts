import { expect, type Locator, type Page } from '@playwright/test';
import { type BreakableNetwork, comeBack } from './cut-off.ts';
import type { Borrower } from './draw/draw.ts';
import { type Hand, mouse } from './hand.ts';
import { Site } from './site.ts';
import { sent, typedFields } from './typed-fields.ts';

/** A borrower whose network is lost whenever a form is sent, who taps twice, and looks back after each step. */
export class CutOffSite extends Site {
  constructor(page: Page, who: Borrower, network: BreakableNetwork) {
    super(page, who, { ...mouse, press: (button) => pressCutOff(button, network) } satisfies Hand);
  }

  /** After a tap before the scripts loaded, the page may ask for a date of the chosen cycle: it is chosen again. */
  protected override async goOnToRegister(): Promise<void> {
    const { page, who } = this;
    const submit = page.getByRole('button', { name: 'Solicitar ahora' });
    await this.hand.press(submit);
    await page.waitForURL(/\/registration$|falta=1/);
    if (page.url().includes('falta=1')) {
      const dates = page.getByLabel('¿Qué día cobras?');
      await expect(dates).toHaveValue('');
      await dates.selectOption({ index: who.payDate + 1 });
      await submit.click();
    }
    await page.waitForURL('**/registration');
  }

  /** After each step, the previous one still has its data, and going forward leads to the next. */
  protected override async send(button: string, address: string): Promise<void> {
    const { page } = this;
    const before = new URL(page.url()).pathname;
    const typed = await typedFields(page);
    await super.send(button, address);
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === before);
    // A corrected step may ask for less than it did at first.
    await expect(async () => {
      const now = sent(await typedFields(page));
      const shared = Object.entries(sent(typed)).filter(([name]) => name !== '' && name in now);
      expect(shared.length).toBeGreaterThan(0);
      expect(now).toMatchObject(Object.fromEntries(shared));
    }).toPass({ timeout: 20_000 });
    await page.goForward();
    await page.waitForURL(address);
  }
}

/** Taps twice, over a network that breaks whenever a form is sent: once before it arrives, and once after. */
async function pressCutOff(button: Locator, network: BreakableNetwork): Promise<void> {
  const page = button.page();
  const { pathname } = new URL(page.url());
  if (pathname === '/') await loseLandingPage(button, network);
  // A calculator is sent by the browser itself.
  if (pathname === '/' || pathname === '/application/apply') return tapTwice(button);
  const typed = await typedFields(page);
  const answersLostBefore = network.undelivered();
  network.lose('request');
  await tapTwice(button);
  const notice = page.getByText('lo enviamos en cuanto vuelva');
  await expect(notice).toBeVisible();
  expect(await typedFields(page)).toEqual(typed);
  network.lose('answer');
  await comeBack(page);
  await expect.poll(network.undelivered).toBeGreaterThan(answersLostBefore);
  network.lose(undefined);
  await comeBack(page);
  await expect(notice).toHaveCount(0);
}

/** Loses the network: the browser's own page says so, and the way back leads to the chosen values. */
async function loseLandingPage(button: Locator, network: BreakableNetwork): Promise<void> {
  const page = button.page();
  const chosen = await typedFields(page);
  network.lose('request');
  await button.click();
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await page.goBack();
  await expect.poll(async () => typedFields(page)).toMatchObject(chosen);
  network.lose(undefined);
}

const tapTwice = (button: Locator): Promise<void> =>
  button.evaluate((tapped: HTMLElement) => {
    tapped.click();
    tapped.click();
  });
