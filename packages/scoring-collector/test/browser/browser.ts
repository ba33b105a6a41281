import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Opens one browser for all tests of a file. */
export function openBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: [...args, '--disable-dev-shm-usage'] });
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('The browser is not open yet.');
    return browser;
  };
}
