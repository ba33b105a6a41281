import { expect, type Page, test } from '@playwright/test';
import { textOfPdf } from '../world/agreement-text.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';

const [seed = 1] = journeySeeds();

/** Expects a PDF that opens in the browser and holds the words. */
async function expectPdf(page: Page, href: string, name: string, words: string): Promise<void> {
  const answer = await page.request.get(href);
  const {
    'content-type': type,
    'content-disposition': disposition,
    'x-content-type-options': sniffing,
  } = answer.headers();
  expect({ type, disposition, sniffing }).toEqual({
    type: 'application/pdf',
    disposition: `inline; filename="${name}"`,
    sniffing: 'nosniff',
  });
  expect(await textOfPdf(await answer.body())).toContain(words);
}

/** Expects a printed page that holds nothing but the document. */
async function expectPaper(page: Page, documento: string, title: string): Promise<void> {
  await page.goto(`${currentStack().addresses.borrower}/print?documento=${documento}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  const text = await textOfPdf(await page.pdf({ format: 'Letter' }));
  expect(text).toContain(title);
  for (const around of ['Ver mis documentos', 'Preguntas frecuentes', 'Cerrar sesión'])
    expect(text).not.toContain(around);
}

test(`a borrower opens and prints every document (seed ${seed})`, async ({ page }) => {
  const site = new Site(page, drawerOf(seed + 16_000_000)('accepted'));
  const { borrower } = currentStack().addresses;
  await site.applyInFull();
  await page.waitForURL('**/registration/summary', { timeout: 30_000 });
  await site.sign();
  await page.waitForURL('**/profile/my-loan', { timeout: 30_000 });

  await page.goto(`${borrower}/profile/documents`);
  const hrefOf = async (name: string) =>
    borrower + ((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '');
  for (const [link, name, words] of [
    ['Contrato firmado el', 'contrato-firmado.pdf', 'Firma electrónica'],
    ['Estado de cuenta', 'estado-de-cuenta.pdf', 'Saldo final'],
    ['Carátula de tu contrato', 'caratula.pdf', site.who.clabe.slice(-4)],
    ['Aviso de privacidad', 'privacidad.pdf', 'derechos ARCO'],
  ] as const)
    await expectPdf(page, await hrefOf(link), name, words);

  await expectPaper(page, 'contrato', 'Contrato de crédito simple');
  await expectPaper(page, 'caratula', 'Carátula del contrato');
  await expectPaper(page, 'estado-de-cuenta', 'Estado de cuenta');
  await expectPaper(page, 'referencia', 'Referencia de pago en tienda');

  await page.goto(`${borrower}/print?documento=pasaporte`);
  await expect(page.getByRole('heading', { name: 'Dinos qué documento quieres imprimir' })).toBeVisible();
  expect((await page.goto(`${borrower}/profile/document?id=1`))?.status()).toBe(404);
  await expect(page.getByText('Ese documento no está')).toBeVisible();
});
