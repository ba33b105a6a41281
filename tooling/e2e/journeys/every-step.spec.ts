import { expect, type Page, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { drawClabe } from '../world/draw/identifiers.ts';
import { randomFrom } from '../world/draw/random.ts';
import { pdfFile } from '../world/paper.ts';
import { photoFile } from '../world/photo.ts';
import { publishPolicy } from '../world/policy.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { staffApi } from '../world/staff-api.ts';
import { payAtTheStore } from '../world/store.ts';

const ALL = [
  'externalLogin',
  'bankLink',
  'directDebitConsent',
  'idDocuments',
  'identityCheck',
  'bankStatement',
  'payroll',
];
/** A payout to such an account takes two days: there is time to see the page that says so. */
const SLOW_PAYOUT = '004';

const [seed = 1] = journeySeeds();

test.afterAll(() => publishPolicy());

test(`a client is led through every step that a policy can ask for, and invited again (seed ${seed})`, async ({
  page,
}) => {
  console.log(`seed ${seed}`);
  const drawn = drawerOf(seed + 8_000_000)('manual');
  const clabe = drawClabe(randomFrom(seed + 8_000_000), SLOW_PAYOUT);
  const site = new Site(page, { ...drawn, clabe, amountPesos: 2_000 });
  await publishPolicy((first) => ({ ...first, asks: ALL }));

  await test.step('a client completes the steps that every loan needs', async () => {
    await site.chooseOnHome();
    await site.createAccount();
    await site.giveDetails();
    await site.applyForIt();
    await site.giveEmployment();
    await site.giveAddress();
    await site.giveReference('**/registration/facebook?*');
  });

  await test.step('the step facebook is cancelled, then done', async () => {
    await expectPage(page, '/registration/facebook', 'Confirma quién eres con Facebook');
    await page.getByRole('button', { name: 'Continuar con Facebook' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('alert')).toContainText('Cancelaste en Facebook.');
    await page.getByRole('button', { name: 'Continuar con Facebook' }).click();
    await page
      .getByRole('button', { name: /Continuar como/ })
      .first()
      .click();
    await page.waitForURL('**/registration/debit-credit-card');
    await site.giveAccount('**/registration/belvo');
  });

  await test.step('the step belvo is left, then linked', async () => {
    await expectPage(page, '/registration/belvo', 'Conecta tu cuenta de banco');
    await page.getByRole('link', { name: 'Acepto y conecto mi cuenta' }).click();
    await page.getByRole('button', { name: 'Salir sin conectar' }).click();
    await expect(page.getByText('Saliste sin conectar tu cuenta.')).toBeVisible();
    await page.getByRole('link', { name: 'Acepto y conecto mi cuenta' }).click();
    await page.getByLabel('Banco Puntual').check();
    await page
      .getByLabel('A nombre de quién está')
      .fill(`${drawn.firstName} ${drawn.lastName} ${drawn.secondLastName}`);
    await page.getByRole('button', { name: 'Conectar', exact: true }).click();
  });

  await test.step('the step direct_debit_information asks for consent to debit', async () => {
    await expectPage(page, '/registration/debit-credit-card', 'Tus pagos, sin que tengas que acordarte');
    await page.getByRole('button', { name: 'Acepto y autorizo los cargos' }).click();
    await page.waitForURL('**/registration/id-document-upload');
    await site.givePhotos();
  });

  await test.step('the step verification does the identity check', async () => {
    await expectPage(page, '/application/loading', 'Comprueba que eres tú');
    await expect(page.getByRole('progressbar', { name: 'Avance de tu solicitud' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Sí, lo permito.' }).check();
    await page.getByRole('button', { name: 'Empezar' }).click();
    await page.getByRole('link', { name: 'Ir a la comprobación' }).click();
    await page.getByRole('button', { name: 'Todo en orden' }).click();
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await page.waitForURL('**/registration/bank-statement-upload');
  });

  await test.step('the step bank_statement_upload takes several files, with one refused and one lost on the way', async () => {
    await expectPage(page, '/registration/bank-statement-upload', 'Sube tu estado de cuenta');
    await page.getByRole('button', { name: 'Ya subí mi estado de cuenta' }).click();
    await expect(page.getByRole('alert')).toContainText('Sube al menos un archivo antes de seguir.');
    const choose = page.getByLabel('Elegir archivos');
    await choose.setInputFiles([pdfFile('octubre.pdf'), photoFile(), pdfFile('noviembre.pdf')]);
    await expect(page.getByText('2 de 12')).toBeVisible();
    await expect(page.getByText('La foto es muy pequeña y no se alcanza a leer.')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar IMG_2031.JPG' }).click();

    await page.context().setOffline(true);
    await choose.setInputFiles([pdfFile('diciembre.pdf')]);
    await expect(page.getByText('Se cortó la conexión.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('3 de 12')).toBeVisible();
    await page.getByRole('button', { name: 'Ya subí mi estado de cuenta' }).click();
  });

  await test.step('the step payroll_upload takes a file that is removed, and brought back', async () => {
    await expectPage(page, '/registration/payroll-upload', 'Sube tus comprobantes de ingresos');
    await page.getByLabel('Elegir archivos').setInputFiles([pdfFile('recibo.pdf')]);
    await page.getByRole('button', { name: 'Borrar el archivo 1' }).click();
    await expect(page.getByText('0 de 12')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('1 de 12')).toBeVisible();
    await page.getByRole('button', { name: 'Ya subí mis comprobantes' }).click();
  });

  await test.step('at the steps manual_page and offer_decrease a person reviews, and offers less', async () => {
    await page.waitForURL('**/application/manual-verification', { timeout: 30_000 });
    const api = new ApiVisitor();
    await api.signInAs('client', site.who.phone, site.who.password);
    const { id } = await api.get('/web/private/client/application/actual');
    const offer = { amount: { amount: 1_000, currency: 'MXN' }, note: 'Con esto le alcanza.' };
    await (await staffApi()).post(`/web/private/back-office/application/${id}/special-offer`, offer);
    await follow(page, '/application/offer-decrease', 'Podemos prestarte un monto menor');
    await page.getByRole('button', { name: 'Aceptar $1000.00' }).click();
  });

  await test.step('at the steps otp_agreement, tmc_page and loan_page the loan is signed, on its way, and owed', async () => {
    await expectPage(page, '/registration/summary', 'Revisa y firma tu préstamo');
    await site.sign();
    await expectPage(page, '/application/accepted', 'Tu préstamo está firmado');
    await settlePayout(page, clabe);
    await follow(page, '/profile/my-loan', 'Mi préstamo');
    await payAtTheStore(page);
  });

  await test.step('the step no_loan_page appears, and pre_approval_page when the policy invites', async () => {
    await follow(page, '/profile/no-loan', 'No tienes un préstamo activo');
    await publishPolicy((first) => ({
      ...first,
      asks: ['bankLink'],
      preApproval: true,
      scorecard: { ...first.scorecard, base: 500 },
    }));
    await follow(page, '/application/apply', /^Ya puedes pedir hasta \$\d+\.00$/);
    await page.getByLabel('¿Cuánto necesitas?').fill('1000');
    await page.getByRole('checkbox', { name: /muéstrenme esa opción/ }).check();
    await page.getByRole('button', { name: 'Solicitar ahora' }).click();
  });

  await test.step('the step belvo is skipped, and at offer_increase the requested amount is kept', async () => {
    await expectPage(page, '/registration/belvo', 'Conecta tu cuenta de banco');
    await page.getByRole('button', { name: 'Seguir sin conectarla' }).click();
    await expectPage(page, '/application/offer-increase', 'Puedes pedir más, si quieres');
    await page.getByRole('button', { name: 'Quedarme con $1000.00' }).click();
    await expectPage(page, '/registration/summary', 'Revisa y firma tu préstamo');
  });
});

/** Lets the bank accept the payout to an account, as soon as it was sent. */
async function settlePayout(page: Page, clabe: string): Promise<void> {
  const bank = await page.context().newPage();
  const payout = bank.getByRole('row').filter({ hasText: `•••• ${clabe.slice(-4)}` });
  await expect(async () => {
    await bank.goto(`${currentStack().addresses.simulators}/spei`);
    await payout.getByRole('button', { name: 'Liquidar' }).click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  // Chromium may never close a page that is navigating to another.
  await expect(payout.getByRole('button', { name: 'Liquidar' })).toHaveCount(0);
  await bank.waitForLoadState();
  await bank.close();
}

/** Expects the page of a step at its address, under its heading. */
async function expectPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Asks the flow for the client's step, until it is the page of this step. */
async function follow(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${currentStack().addresses.borrower}/flow`);
    expect(new URL(page.url()).pathname).toBe(path);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
