import { type BrowserContext, expect, type Page } from '@playwright/test';
import { currentStack } from './stack.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Session of the demo's operator: one for all journeys of a process, since sign-ins are limited. */
let operatorSession: Cookies | undefined;

/** A member of staff at a desk. */
export class Staff {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(): Promise<void> {
    await this.signInAs(currentStack().operator);
    await expect(this.page.getByRole('heading', { name: 'Mi trabajo', level: 1 })).toBeVisible();
  }

  async signInAs(who: { readonly email: string; readonly password: string }): Promise<void> {
    const isOperator = who.email === currentStack().operator.email;
    if (isOperator && operatorSession) await this.page.context().addCookies(operatorSession);
    else await this.typePassword(who);
    if (isOperator) operatorSession = await this.page.context().cookies();
    await this.page.goto(currentStack().addresses['back-office']);
    await this.page.waitForURL(({ pathname }) => pathname !== '/ingresar');
  }

  private async typePassword({ email, password }: { readonly email: string; readonly password: string }) {
    await this.page.goto(currentStack().addresses['back-office']);
    await this.page.getByLabel('Correo').fill(email);
    await this.page.getByLabel('Contraseña', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Ingresar' }).click();
    await this.page.waitForURL(({ pathname }) => pathname !== '/ingresar');
  }

  /** Opens the borrower site in a tab of its own, without data. */
  async openBorrowerSite(): Promise<Page> {
    await this.page.locator('header summary', { hasText: 'Operadora' }).click();
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('button', { name: 'Abrir sitio' }).click();
    const site = await opened;
    await site.waitForURL('**/flow');
    return site;
  }

  /** Finds a person in the queue of cases that wait for a review, and opens the case. */
  async openCaseOf(name: string): Promise<void> {
    await this.page.goto(`${currentStack().addresses['back-office']}/colas/manual`);
    await this.page.getByRole('link', { name }).first().click();
    await expect(this.page.getByRole('heading', { name: /Solicitud de/ })).toBeVisible();
  }

  /** Expects every photo of the case to be there, and to be a picture. */
  async lookAtPhotos(): Promise<void> {
    const photos = this.page.getByRole('img', { name: /Identificación|Selfie/ });
    await expect(photos).toHaveCount(3);
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    }
  }

  /** Shows an identifier of the case in full, after a reason is given. */
  async reveal(identifier: string, value: string, reason: string): Promise<void> {
    await expect(this.page.getByText(value)).toHaveCount(0);
    await this.page.getByRole('link', { name: `Mostrar ${identifier}` }).click();
    await this.page.getByLabel('Para qué lo necesitas').fill(reason);
    await this.page.getByRole('button', { name: `Mostrar ${identifier}` }).click();
    await expect(this.page.getByText(value)).toBeVisible();
    await this.page.getByRole('link', { name: 'Ocultar ya' }).click();
    await expect(this.page.getByText(value)).toHaveCount(0);
  }

  /** Finds in the audit what was done, by whom and why, and that no entry was changed. */
  async findInAudit(acts: readonly string[], reason: string): Promise<void> {
    await this.page.goto(`${currentStack().addresses['back-office']}/bitacora?tipo=write`);
    for (const act of acts) await expect(this.page.getByRole('cell', { name: act }).first()).toBeVisible();
    await this.page.getByText('Ver 2 datos').first().click();
    await expect(this.page.getByText(reason).first()).toBeVisible();
    await this.page.getByRole('button', { name: 'Revisar que esté completa' }).click();
    await expect(this.page.getByText('La bitácora está completa')).toBeVisible();
  }

  async approve(note: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Aprobar' }).click();
    await this.page.getByLabel('Nota').fill(note);
    await this.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
    await expect(this.page.getByText('Aprobaste la solicitud.')).toBeVisible();
  }

  /** Rejects with the first reason of the list. */
  async reject(note: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Rechazar' }).click();
    await this.page.getByLabel('Motivo').selectOption({ index: 1 });
    await this.page.getByLabel('Nota').fill(note);
    await this.page.getByRole('button', { name: 'Confirmar rechazo' }).click();
    await expect(this.page.getByText('Rechazaste la solicitud.')).toBeVisible();
  }
}
