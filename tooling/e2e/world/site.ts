import { expect, type Page } from '@playwright/test';
import { businessDay } from './clock.ts';
import type { Borrower } from './draw/draw.ts';
import { type Hand, mouse } from './hand.ts';
import { Phone } from './phone.ts';
import { photoFile } from './photo.ts';
import { currentStack } from './stack.ts';

/** A borrower on the site: does what a person does, page by page, using what a person sees. */
export class Site {
  readonly page: Page;
  readonly who: Borrower;
  readonly phone: Phone;
  protected readonly hand: Hand;

  constructor(page: Page, who: Borrower, hand: Hand = mouse) {
    this.page = page;
    this.who = who;
    this.hand = hand;
    this.phone = new Phone(who.phone);
  }

  /** Chooses amount and pay day on the landing page, and continues to the registration. */
  async chooseOnHome(): Promise<void> {
    const { page, who } = this;
    await page.goto(currentStack().addresses.borrower);
    await this.hand.type(page.getByLabel('¿Cuánto necesitas?'), String(who.amountPesos));
    await this.hand.leave(page.getByLabel('¿Cuánto necesitas?'));
    await this.hand.choose(page.getByLabel('¿Cada cuándo cobras?'), { label: who.payCycle });
    await this.hand.choose(page.getByLabel('¿Qué día cobras?'), { index: who.payDate });
    await expect(page.getByText(`$${who.amountPesos}.00`).first()).toBeVisible();
    await this.goOnToRegister();
  }

  protected async goOnToRegister(): Promise<void> {
    await this.hand.press(this.page.getByRole('button', { name: 'Solicitar ahora' }));
    await this.page.waitForURL('**/registration');
  }

  async createAccount(): Promise<void> {
    const { page, who } = this;
    await this.hand.type(page.getByLabel('Celular'), who.phone);
    await this.hand.press(page.getByRole('button', { name: 'Enviar código' }));
    await this.hand.type(page.getByLabel('Código', { exact: true }), await this.phone.nextCode());
    await this.hand.press(page.getByRole('button', { name: 'Confirmar' }));
    await this.hand.tick(page.getByRole('checkbox', { name: /términos/ }));
    await this.hand.tick(page.getByRole('checkbox', { name: /privacidad/ }));
    await this.hand.press(page.getByRole('button', { name: 'Aceptar y seguir' }));
    await this.hand.type(page.getByLabel('Correo electrónico'), who.email);
    await this.hand.type(page.getByLabel('Contraseña', { exact: true }), who.password);
    await this.hand.press(page.getByRole('button', { name: 'Crear mi cuenta' }));
    await expect(page.getByRole('heading', { name: 'Cuéntanos quién eres' })).toBeVisible();
  }

  async giveDetails(): Promise<void> {
    const { page, who } = this;
    await this.hand.type(page.getByLabel('Primer nombre'), who.firstName);
    await this.hand.type(page.getByLabel('Primer apellido'), who.lastName);
    await this.hand.type(page.getByLabel('Segundo apellido'), who.secondLastName);
    await this.hand.type(page.getByLabel('CURP', { exact: true }), who.curp.toLowerCase());
    await this.send('Guardar y seguir', '**/application/apply');
  }

  /** Confirms on the apply page the values chosen on the landing page. */
  async applyForIt(): Promise<void> {
    await expect(this.page.getByLabel('¿Cuánto necesitas?')).toHaveValue(String(this.who.amountPesos));
    await this.send('Solicitar ahora', '**/registration/employment');
  }

  async giveEmployment(): Promise<void> {
    const { page, who } = this;
    await this.hand.choose(page.getByLabel('¿A qué te dedicas?'), { label: 'Tengo un empleo' });
    await this.showOptions('Ver puestos');
    await this.hand.choose(page.getByLabel('Puesto'), { label: 'Administración u oficina' });
    await this.hand.type(page.getByLabel('Empresa o negocio'), 'Papelería El Sol');
    const since = monthsBefore(await businessDay(), who.monthsAtWork);
    await this.hand.choose(page.getByLabel('Mes', { exact: true }), { index: since.month });
    await this.hand.choose(page.getByLabel('Año', { exact: true }), { label: String(since.year) });
    await this.hand.type(page.getByLabel('Ingreso al mes'), String(who.monthlyIncomePesos));
    await this.hand.type(page.getByLabel('Pagos de otras deudas al mes'), '0');
    await this.send('Guardar y seguir', '**/registration/address');
  }

  async giveAddress(): Promise<void> {
    const { page } = this;
    await this.hand.choose(page.getByLabel('Estado', { exact: true }), { label: 'Jalisco' });
    await this.showOptions('Ver municipios');
    await this.hand.choose(page.getByLabel('Municipio o alcaldía'), { index: 3 });
    await this.hand.type(page.getByLabel('Código postal'), '44100');
    await this.hand.type(page.getByLabel('Colonia'), 'Americana');
    await this.hand.type(page.getByLabel('Calle'), 'Av. Chapultepec');
    await this.hand.type(page.getByLabel('Número exterior'), '15');
    await this.send('Guardar y seguir', '**/registration/reference');
  }

  async giveReference(next = '**/registration/debit-credit-card'): Promise<void> {
    const { page } = this;
    await this.hand.type(page.getByLabel('Nombre y apellido'), 'María Elena Ríos');
    await this.hand.type(page.getByLabel('Su celular'), '33 1234 5678');
    await this.hand.tick(page.getByRole('radio', { name: 'Es mi amiga o amigo' }));
    await this.send('Guardar y seguir', next);
  }

  async giveAccount(next = '**/registration/id-document-upload'): Promise<void> {
    await this.page
      .getByLabel('CLABE', { exact: true })
      .fill(this.who.clabe.replace(/(\d{3})(\d{3})(\d{11})/, '$1 $2 $3 '));
    await this.send('Guardar y seguir', next);
  }

  /** Uploads three real photos, each when it is chosen. */
  async givePhotos(): Promise<void> {
    const { page } = this;
    for (const title of ['Frente de tu INE', 'Reverso de tu INE', 'Selfie']) {
      const task = page.getByRole('region', { name: title });
      await this.hand.give(task.locator('input[type=file]').last(), photoFile());
      await expect(task.getByText('Subida', { exact: true })).toBeVisible();
    }
    await this.finishPhotos();
  }

  /** Gives the date until which the identification is valid, by the year that it shows, and continues. */
  async finishPhotos(): Promise<void> {
    const year = Number((await businessDay()).slice(0, 4)) + 4;
    await this.hand.type(this.page.getByLabel('Vigencia de tu INE'), String(year));
    await this.hand.press(this.page.getByRole('button', { name: 'Continuar' }));
  }

  /** Applies, from the landing page to the decision. */
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
    await this.hand.tick(page.getByRole('checkbox', { name: /Leí el contrato/ }));
    await this.hand.press(page.getByRole('button', { name: 'Enviar código' }));
    await this.hand.type(page.getByLabel('Código', { exact: true }), await this.phone.nextCode());
    await this.hand.press(page.getByRole('button', { name: 'Firmar mi préstamo' }));
    // The payout may settle before the page is read again.
    await page.waitForURL(/application\/accepted|profile\/my-loan/);
  }

  /**
   * Presses the button where the page asks for the second list with one; on a hydrated page the list comes by itself.
   */
  protected async showOptions(button: string): Promise<void> {
    const asked = this.page.getByRole('button', { name: button });
    if (await asked.isVisible()) await this.hand.press(asked);
  }

  protected async send(button: string, address: string): Promise<void> {
    await this.hand.press(this.page.getByRole('button', { name: button }));
    await this.page.waitForURL(address).catch(async (cause) => {
      const said = await this.page.getByRole('alert').allInnerTexts();
      throw new Error(`“${button}” did not lead to ${address}. The page says: ${said.join(' | ') || 'nothing'}`, {
        cause,
      });
    });
  }
}

/** Returns the month that is a number of full months before a day, counted from 1. */
function monthsBefore(day: string, months: number): { year: number; month: number } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) - months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}
