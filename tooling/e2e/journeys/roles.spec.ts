import { type Browser, expect, type Page, test } from '@playwright/test';
import { Applicant } from '../world/applicant.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';
import { readAsStaff, type SentForm, sendAsStaff } from '../world/staff-visitor.ts';

const [seed = 1] = journeySeeds();

/** Parameters that distinguish one form of a page from another; other parameters only choose what is listed. */
const ACTS = ['accion', 'decidir', 'cerrar', 'quitar', 'mostrar'];

test(`no role is led to a page that it may not open, or does what only another role is offered (seed ${seed})`, async ({
  browser,
}) => {
  const draw = drawerOf(seed + 59_000_000);
  const [waiting, paid] = [new Applicant(draw('manual')), new Applicant(draw('accepted'))];
  await Promise.all([waiting.apply(), paid.apply()]);
  await paid.untilStep('otp_agreement');
  await paid.sign();
  await paid.untilStep('loan_page');

  const desks = await everyDesk(browser);
  const tours = await Promise.all(desks.map(async ({ role, page }) => ({ role, page, ...(await tour(page)) })));
  expect(tours.flatMap(({ role, refused }) => refused.map((one) => `${role} is led to ${one}`))).toEqual([]);

  const offered = new Map(tours.flatMap(({ forms }) => [...forms]));
  const unoffered = [...offered].flatMap(([kind, form], at) => {
    const others = tours.filter(({ forms }) => !forms.has(kind));
    const place = new URL(form.action, 'http://desk').pathname;
    // Two roles that read the page without the form, and one of those that may not even read it; another seed has
    // others.
    const turn = (seed + at) % Math.max(1, others.length);
    const drawn = [...others.slice(turn), ...others.slice(0, turn)];
    const readers = drawn.filter(({ pages }) => pages.has(kindOfPath(place))).slice(0, 2);
    const strangers = drawn.filter(({ pages }) => !pages.has(kindOfPath(place))).slice(0, 1);
    return [...readers, ...strangers].map(({ role, page }) => ({ kind, form, role, page }));
  });
  const taken = await inTurns(unoffered, async ({ kind, form, role, page }) => {
    const status = await sendAsStaff(page, form);
    return status < 400 ? [`${role} is not offered ${kind}, and it was taken: ${status}`] : [];
  });
  expect(taken).toEqual([]);
  expect(unoffered.length).toBeGreaterThan(100);
  for (const { page } of desks) await page.context().close();
});

interface Desk {
  readonly role: string;
  readonly page: Page;
}

/** Signs in one person of each existing role. */
async function everyDesk(browser: Browser): Promise<readonly Desk[]> {
  const admin = await deskOf(browser, 'admin');
  await admin.page.goto(`${currentStack().addresses['back-office']}/usuarios`);
  const values = admin.page.getByLabel('Rol', { exact: true }).locator('option:not([value=""])');
  const roles = await values.evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  expect(roles).toContain('supervisor');
  const others = roles.filter((role) => role !== admin.role);
  return [admin, ...(await Promise.all(others.map((role) => deskOf(browser, role))))];
}

async function deskOf(browser: Browser, role: string): Promise<Desk> {
  const { email } = await addColleague(role, `Persona ${role}`);
  const staff = new Staff(await (await browser.newContext({ locale: 'es-MX' })).newPage());
  await staff.signInAs({ ...currentStack().operator, email });
  return { role, page: staff.page };
}

/** Reads every kind of page that links reach from the first one, once each. */
async function tour(page: Page) {
  const pages = new Set<string>();
  const forms = new Map<string, SentForm>();
  const refused: string[] = [];
  const coming = ['/'];
  for (let path = coming.shift(); path !== undefined; path = coming.shift()) {
    const kind = kindOfPath(path);
    if (pages.has(kind)) continue;
    pages.add(kind);
    const read = await readAsStaff(page, path);
    if (read.status >= 400) refused.push(`${path}: ${read.status}`);
    for (const form of read.forms) forms.set(kindOf(form), form);
    coming.push(...read.links);
  }
  return { pages, forms, refused };
}

/** Runs the work four at a time. */
async function inTurns<One, Sent>(all: readonly One[], work: (one: One) => Promise<readonly Sent[]>): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let at = 0; at < all.length; at += 4) sent.push(...(await Promise.all(all.slice(at, at + 4).map(work))).flat());
  return sent;
}

/** Returns an address without the parts that name one of many. */
function kindOfPath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://desk');
  const acts = [...searchParams].filter(([name]) => ACTS.includes(name)).map(([name, value]) => `${name}=${value}`);
  const place = pathname.replace(/^\/legales\/[^/]+/, '/legales/:kind');
  return `${place.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id')}?${acts.join('&').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`;
}

/**
 * Returns a form without its subject: the address to which it leads and the action that it names, or else its fields.
 */
function kindOf({ action, fields }: SentForm): string {
  const actions = fields.filter(([name]) => ['act', 'command', 'intent', 'hacer', 'move', 'mostrar'].includes(name));
  const sent = actions.length > 0 ? actions.map(([, value]) => value) : fields.map(([name]) => name).toSorted();
  return `${kindOfPath(action)} ${sent.join(' ')}`;
}
