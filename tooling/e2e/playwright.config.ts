import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
];

/** Whole journeys through the real apps, one stack for all of them; one after the other, since they share its clock. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './world/start-stack.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
});
