import path from 'node:path';
import { isDeep } from '@lender/vitest/depth';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { hasPictures, pictureFolder } from './.storybook/picture-folder.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const pictures = pictureFolder(executablePath);

const unit = {
  plugins: [vanillaExtractPlugin()],
  test: { name: 'unit', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
};

const stories = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Dependencies that Vite would find late: it would then reload the page under a running test.
  optimizeDeps: { include: ['react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn'] },
  test: {
    name: 'stories',
    // High, so that a busy machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: '.storybook/every-eye.ts',
    provide: { hasPictures: hasPictures(pictures), isDeep },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Detects a colour that is off by a few steps; the edge of a letter may differ.
          comparatorOptions: { threshold: 0.01, allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: ({ testFileName, arg, ext }: { testFileName: string; arg: string; ext: string }) =>
            path.join(pictures, `${testFileName.replace('.stories.tsx', '')}-${arg}${ext}`),
        },
      },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // Letters are drawn alike, whatever the settings of the machine.
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({ test: { projects: [unit, stories] } });
