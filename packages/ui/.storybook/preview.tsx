import type { Preview } from '@storybook/react-vite';
import '../src/theme/base.css.ts';

export default {
  // The addon checks for a reader of the story; the tests check by themselves, from more sides and in less time.
  parameters: { a11y: { test: 'off' }, layout: 'fullscreen' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'] } },
    density: { toolbar: { title: 'Density', items: ['comfortable', 'compact'] } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable' },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.lang = 'es-MX';
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.dataset.density = String(globals.density);
      return parameters.bleed ? <Story /> : <main style={{ padding: 16 }}>{<Story />}</main>;
    },
  ],
} satisfies Preview;
