import { expect, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { pdfFile } from '../world/paper.ts';
import { photoFile } from '../world/photo.ts';
import { publishPolicy } from '../world/policy.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';

test.use({ javaScriptEnabled: false });

/** The same person in a browser that runs no script: buttons do what scripts would do by themselves. */
class PlainSite extends Site {
  override async chooseOnHome(): Promise<void> {
    const { page, who } = this;
    await page.goto(currentStack().addresses.borrower);
    await page.getByLabel('¿Cuánto necesitas?').fill(String(who.amountPesos));
    await page.getByLabel('¿Cada cuándo cobras?').selectOption({ label: who.payCycle });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByLabel('¿Cada cuándo cobras?').locator('option:checked')).toHaveText(who.payCycle);
    await page.getByLabel('¿Qué día cobras?').selectOption({ index: who.payDate });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText(`$${who.amountPesos}.00`).first()).toBeVisible();
    await this.send('Solicitar ahora', '**/registration');
  }

  override async givePhotos(): Promise<void> {
    const { page } = this;
    for (const title of ['Frente de tu INE', 'Reverso de tu INE', 'Selfie']) {
      const task = page.getByRole('region', { name: title });
      await task.locator('input[type=file]').last().setInputFiles(photoFile());
      await task.getByRole('button', { name: 'Subir foto' }).click();
      await expect(task.getByText('Subida', { exact: true })).toBeVisible();
    }
    await this.finishPhotos();
  }

  /** Sends several files with one form, of which one is refused; one is removed and restored. */
  async givePayslips(): Promise<void> {
    const { page } = this;
    await page.waitForURL('**/registration/payroll-upload');
    await page
      .getByLabel('Elegir archivos')
      .setInputFiles([pdfFile('octubre.pdf'), photoFile(), pdfFile('noviembre.pdf')]);
    await page.getByRole('button', { name: 'Subir archivos' }).click();
    await expect(page.getByRole('alert')).toContainText('IMG_2031.JPG: La foto es muy pequeña');
    await expect(page.getByText('2 de 12')).toBeVisible();
    await page.getByRole('button', { name: 'Borrar el archivo 2' }).click();
    await expect(page.getByText('1 de 12')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('2 de 12')).toBeVisible();
    await page.getByLabel('Elegir archivos').setInputFiles([pdfFile('diciembre.pdf')]);
    await page.getByRole('button', { name: 'Ya subí mis comprobantes' }).click();
  }
}

const [seed = 1] = journeySeeds();

test.afterAll(() => publishPolicy());

test(`a browser without JavaScript goes from the landing page to the offer (seed ${seed})`, async ({ page }) => {
  console.log(`seed ${seed}`);
  const site = new PlainSite(page, drawerOf(seed + 2_000_000)('accepted'));
  await publishPolicy((first) => ({ ...first, asks: ['idDocuments', 'payroll'] }));
  const shownByPost: string[] = [];
  page.on('response', (answer) => {
    const request = answer.request();
    // A form that only requests the options of a list is not sent yet.
    const isTaken = !request.postData()?.includes('intent=show_options');
    if (request.method() === 'POST' && isTaken && answer.ok()) shownByPost.push(answer.url());
  });
  await site.applyInFull();
  await site.givePayslips();
  // The waiting page reloads by itself.
  await page.waitForURL('**/registration/summary', { timeout: 40_000 });
  await expect(page.getByRole('heading', { name: 'Revisa y firma tu préstamo' })).toBeVisible();
  // An accepted form redirects: going back or reloading never asks to send anything again.
  expect(shownByPost).toEqual([]);
});

test('typed text stays on the page when a field is refused', async ({ page }) => {
  const site = new PlainSite(page, drawerOf(seed + 3_000_000)('accepted'));
  await site.chooseOnHome();
  await site.createAccount();
  await page.getByLabel('Primer nombre').fill(site.who.firstName);
  await page.getByLabel('Primer apellido').fill(site.who.lastName);
  await page.getByLabel('CURP', { exact: true }).fill('AAAA000000HDFBBB00');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Primer nombre')).toHaveValue(site.who.firstName);
  await expect(page.getByLabel('CURP', { exact: true })).toHaveValue('AAAA000000HDFBBB00');
});
