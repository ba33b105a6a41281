import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import medium from '@expo-google-fonts/arimo/500Medium/Arimo_500Medium.ttf?url';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import { cdp, page } from '@vitest/browser/context';
import { expect, inject } from 'vitest';

/** One font for every machine while a picture is taken: the kit itself uses the machine's own. */
const FONTS = ['--lender-font-body', '--lender-font-code'] as const;
const WEIGHTS = { 400: regular, 500: medium, 700: bold };

export async function loadPictureFont(): Promise<void> {
  const faces = Object.entries(WEIGHTS).map(
    ([weight, address]) => new FontFace('Arimo', `url(${address})`, { weight }),
  );
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

/** Controls whose state is drawn by colours, which forced colours of a reader may remove. */
const DRAWN_BY_COLOUR = /\/(?:button|checkbox|progress|radio-group|select|slider|tab-links)\//;

/** Compares the current story with its kept pictures on a phone: the light picture, in the deep form every picture. */
export async function comparePictures({ file, story }: { readonly file: string; readonly story: string }) {
  if (!inject('hasPictures')) return;
  const root = document.documentElement;
  for (const font of FONTS) root.style.setProperty(font, 'Arimo');
  await page.viewport(360, 640);
  for (const theme of inject('isDeep') ? ['light', 'dark'] : ['light']) {
    root.dataset.theme = theme;
    await expectPicture(`${story}-${theme}`);
  }
  if (inject('isDeep') && DRAWN_BY_COLOUR.test(file)) {
    await forceColors('active');
    await expectPicture(`${story}-forced`);
    await forceColors('none');
  }
  for (const font of FONTS) root.style.removeProperty(font);
}

const expectPicture = (name: string) => expect.soft(page.elementLocator(document.body)).toMatchScreenshot(name);

const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
