import { expect, type Page, test } from '@playwright/test';
import { openSandbox } from '../world/pages.ts';
import { currentStack } from '../world/stack.ts';

/** Draws a photo of a printed sheet, as a camera would give it. */
async function drawPhoto(page: Page, { filter, paper, ink }: { filter?: string; paper: string; ink: string }) {
  const base64 = await page.evaluate(
    async ([filter, paper, ink]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1600, 1000];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw on');
      pen.filter = filter;
      pen.fillStyle = paper;
      pen.fillRect(-100, -100, 1800, 1200);
      pen.fillStyle = ink;
      pen.font = '60px sans-serif';
      for (let line = 1; line < 14; line++) pen.fillText('INSTITUTO NACIONAL ELECTORAL 0123456789', 60, 70 * line);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [filter ?? 'none', paper, ink] as const,
  );
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

test('a photo that cannot be read comes back with what to do, twice at most, and one that is too old opens the camera', async ({
  page,
}) => {
  await openSandbox(page);
  let sent = 0;
  await page.route('**/uploads/send', (route) => {
    sent += 1;
    return route.fulfill({ status: 422, json: { code: 'upload_too_old' } });
  });
  await page.goto(`${currentStack().addresses.borrower}/registration/id-document-upload`, { waitUntil: 'networkidle' });
  const dark = await drawPhoto(page, { paper: '#222', ink: '#000' });
  const blurry = await drawPhoto(page, { paper: '#ddd', ink: '#222', filter: 'blur(20px)' });
  const readable = await drawPhoto(page, { paper: '#ddd', ink: '#222' });

  const front = page.getByRole('region', { name: 'Frente de tu INE' });
  const gallery = front.getByLabel('Elegir archivo');
  await gallery.setInputFiles(dark);
  await expect(front.getByText('La foto salió muy oscura. Acércate a una ventana')).toBeVisible();
  await gallery.setInputFiles(blurry);
  await expect(front.getByText('La foto salió borrosa. Limpia la cámara')).toBeVisible();
  expect(sent).toBe(0);
  await gallery.setInputFiles(dark);
  await expect.poll(() => sent).toBe(1);

  await expect(front.getByText('Toma la foto ahora')).toBeVisible();
  const camera = page.waitForEvent('filechooser');
  await front.getByLabel('Tomar foto').click();
  const chooser = await camera;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');

  const back = page.getByRole('region', { name: 'Reverso de tu INE' }).getByLabel('Elegir archivo');
  await back.setInputFiles(readable);
  await expect.poll(() => sent).toBe(2);
  // The browser says nothing about a file that it cannot draw.
  await expect(back).toBeEnabled();
  await back.setInputFiles({ name: 'IMG_0002.heic', mimeType: '', buffer: Buffer.from('no picture for this browser') });
  await expect.poll(() => sent).toBe(3);
});
