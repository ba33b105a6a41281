import { expect, type Page } from '@playwright/test';
import { currentStack } from './stack.ts';

/** A member of staff at a desk. */
export class Staff {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(): Promise<void> {
    const { addresses, operator } = currentStack();
    await this.page.goto(addresses['back-office']);
    await this.page.getByLabel('Correo').fill(operator.email);
    await this.page.getByLabel('Contraseña', { exact: true }).fill(operator.password);
    await this.page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(this.page.getByRole('heading', { name: 'Colas de solicitudes' })).toBeVisible();
  }

  /** Finds somebody in the queue of cases that wait for a person, and opens the case. */
  async openCaseOf(name: string): Promise<void> {
    await this.page.goto(`${currentStack().addresses['back-office']}/colas/manual`);
    await this.page.getByRole('link', { name }).first().click();
    await expect(this.page.getByRole('heading', { name: /Solicitud de/ })).toBeVisible();
  }

  /** Every photo of the case is really there, and really a picture. */
  async lookAtPhotos(): Promise<void> {
    const photos = this.page.getByRole('img', { name: /Identificación|Selfie/ });
    await expect(photos).toHaveCount(3);
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    }
  }

  async approve(note: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Aprobar' }).click();
    await this.page.getByLabel('Nota').fill(note);
    await this.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
    await expect(this.page.getByText('Aprobaste la solicitud.')).toBeVisible();
  }

  /** Rejects with the first of the reasons on offer. */
  async reject(note: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Rechazar' }).click();
    await this.page.getByLabel('Motivo').selectOption({ index: 1 });
    await this.page.getByLabel('Nota').fill(note);
    await this.page.getByRole('button', { name: 'Confirmar rechazo' }).click();
    await expect(this.page.getByText('Rechazaste la solicitud.')).toBeVisible();
  }
}
