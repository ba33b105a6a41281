import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  // Letters are drawn alike, whatever the settings of the machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Whole journeys through the real apps, one stack for all of them; one after the other, since they share its clock. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './world/start-stack.ts',
  workers: 1,
  timeout: 360_000,
  // A test that passes only at the second attempt is named at the end of the run.
  retries: 1,
  // Detects a colour that is off by a few steps; the edge of a letter may differ.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.01, maxDiffPixelRatio: 0.001 } },
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  outputDir: 'test-results',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    launchOptions: { executablePath, args },
    // Recording each step of every journey takes longer than many of them.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
  },
});
