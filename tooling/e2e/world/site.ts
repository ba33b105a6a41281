import { expect, type Page } from '@playwright/test';
import type { Borrower } from './draw.ts';
import { Phone } from './phone.ts';
import { photoFile } from './photo.ts';
import { currentStack } from './stack.ts';

/** A borrower on the site: what a person does, page by page, by what a person sees. */
export class Site {
  readonly page: Page;
  readonly who: Borrower;
  readonly phone: Phone;

  constructor(page: Page, who: Borrower) {
    this.page = page;
    this.who = who;
    this.phone = new Phone(who.phone);
  }

  /** Chooses amount and pay day on the landing page, and goes on to register. */
  async chooseOnHome(): Promise<void> {
    const { page, who } = this;
    await page.goto(currentStack().addresses.borrower);
    await page.getByLabel('¿Cuánto necesitas?').fill(String(who.amountPesos));
    await page.getByLabel('¿Cuánto necesitas?').blur();
    await page.getByLabel('¿Cada cuándo cobras?').selectOption({ label: who.payCycle });
    await page.getByLabel('¿Qué día cobras?').selectOption({ index: who.payDate });
    await expect(page.getByText(`$${who.amountPesos}.00`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Solicitar ahora' }).click();
    await page.waitForURL('**/registration');
  }

  async createAccount(): Promise<void> {
    const { page, who } = this;
    await page.getByLabel('Celular').fill(who.phone);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await page.getByLabel('Código', { exact: true }).fill(await this.phone.nextCode());
    await page.getByLabel('Correo electrónico').fill(who.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(who.password);
    await page.getByRole('checkbox', { name: /términos/ }).check();
    await page.getByRole('checkbox', { name: /privacidad/ }).check();
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await expect(page.getByRole('heading', { name: 'Cuéntanos quién eres' })).toBeVisible();
  }

  async giveDetails(): Promise<void> {
    const { page, who } = this;
    await page.getByLabel('Primer nombre').fill(who.firstName);
    await page.getByLabel('Primer apellido').fill(who.lastName);
    await page.getByLabel('Segundo apellido').fill(who.secondLastName);
    await page.getByLabel('CURP', { exact: true }).fill(who.curp.toLowerCase());
    await this.send('Guardar y seguir', '**/application/apply');
  }

  /** Confirms on the apply page what was chosen on the landing page. */
  async applyForIt(): Promise<void> {
    await expect(this.page.getByLabel('¿Cuánto necesitas?')).toHaveValue(String(this.who.amountPesos));
    await this.send('Solicitar ahora', '**/registration/employment');
  }

  async giveEmployment(): Promise<void> {
    const { page, who } = this;
    await page.getByLabel('¿A qué te dedicas?').selectOption({ label: 'Tengo un empleo' });
    await this.showOptions('Ver puestos');
    await page.getByLabel('Puesto').selectOption({ label: 'Administración u oficina' });
    await page.getByLabel('Empresa o negocio').fill('Papelería El Sol');
    const since = monthsBefore(await businessDay(), who.monthsAtWork);
    await page.getByLabel('Mes', { exact: true }).selectOption({ index: since.month });
    await page.getByLabel('Año', { exact: true }).selectOption({ label: String(since.year) });
    await page.getByLabel('Ingreso al mes').fill(String(who.monthlyIncomePesos));
    await page.getByLabel('Pagos de otras deudas al mes').fill('0');
    await this.send('Guardar y seguir', '**/registration/address');
  }

  async giveAddress(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Jalisco' });
    await this.showOptions('Ver municipios');
    await page.getByLabel('Municipio o alcaldía').selectOption({ index: 3 });
    await page.getByLabel('Código postal').fill('44100');
    await page.getByLabel('Colonia').fill('Americana');
    await page.getByLabel('Calle').fill('Av. Chapultepec');
    await page.getByLabel('Número exterior').fill('15');
    await this.send('Guardar y seguir', '**/registration/reference');
  }

  async giveReference(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Nombre y apellido').fill('María Elena Ríos');
    await page.getByLabel('Su celular').fill('33 1234 5678');
    await page.getByRole('radio', { name: 'Es mi amiga o amigo' }).check();
    await this.send('Guardar y seguir', '**/registration/debit-credit-card');
  }

  async giveAccount(): Promise<void> {
    await this.page
      .getByLabel('CLABE', { exact: true })
      .fill(this.who.clabe.replace(/(\d{3})(\d{3})(\d{11})/, '$1 $2 $3 '));
    await this.send('Guardar y seguir', '**/registration/id-document-upload');
  }

  /** Uploads three real photos, each on being chosen. */
  async givePhotos(): Promise<void> {
    const { page } = this;
    for (const title of ['Frente de tu INE', 'Reverso de tu INE', 'Selfie']) {
      const task = page.getByRole('region', { name: title });
      await task.locator('input[type=file]').last().setInputFiles(photoFile());
      await expect(task.getByText('Subida', { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Continuar' }).click();
  }

  /** From the landing page to the decision. */
  async applyInFull(): Promise<void> {
    await this.chooseOnHome();
    await this.createAccount();
    await this.giveDetails();
    await this.applyForIt();
    await this.giveEmployment();
    await this.giveAddress();
    await this.giveReference();
    await this.giveAccount();
    await this.givePhotos();
  }

  async sign(): Promise<void> {
    const { page } = this;
    await page.getByRole('checkbox', { name: /Leí el contrato/ }).check();
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await page.getByLabel('Código', { exact: true }).fill(await this.phone.nextCode());
    await page.getByRole('button', { name: 'Firmar mi préstamo' }).click();
    // The payout may settle before the next look at the page.
    await page.waitForURL(/application\/accepted|profile\/my-loan/);
  }

  /** Where the page asks for the second list with a button, presses it; hydrated, it comes by itself. */
  protected async showOptions(button: string): Promise<void> {
    const asked = this.page.getByRole('button', { name: button });
    if (await asked.isVisible()) await asked.click();
  }

  protected async send(button: string, address: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
    await this.page.waitForURL(address);
  }
}

/** The lender's day, `YYYY-MM-DD`. */
export async function businessDay(): Promise<string> {
  const answer = await fetch(`${currentStack().addresses.api}/sandbox/clock`);
  return ((await answer.json()) as { businessDate: string }).businessDate;
}

/** The month that lies full months before a day, counted from 1. */
function monthsBefore(day: string, months: number): { year: number; month: number } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) - months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}
