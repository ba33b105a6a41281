import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const unit = {
  plugins: [vanillaExtractPlugin()],
  test: { name: 'unit', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
};

const stories = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  // What Vite would find late, it answers by reloading the page under a running test.
  optimizeDeps: { include: ['react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn'] },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({ test: { projects: [unit, stories] } });
