import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { rowsOfBorrowers } from '../world/rows.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const [seed = 1] = journeySeeds();

const MODULES = path.join(import.meta.dirname, '../../../apps/borrower/app/routes');

/** Every address of the site that takes a form, by the names of its modules; those that end the session come last. */
const ROUTES = readdirSync(MODULES)
  .filter((file) => readFileSync(path.join(MODULES, file), 'utf8').includes('action'))
  .map((file) => `/${file.replace(/\.tsx?$/, '').replaceAll('.', '/')}`)
  .filter((at) => at !== '/not-found')
  .sort((one, other) => Number(one.endsWith('/salir')) - Number(other.endsWith('/salir')));

/** Values that only buttons of the site send. */
const INTENTS = ['', 'sign', 'withdraw', 'remove', 'restore'];

const HOSTILE = {
  long: 'x'.repeat(10_000),
  control: 'a\u0000b\u0007c\u202Ed\r\nSet-Cookie: e=f',
  emoji: '👩🏽‍🦰'.repeat(50),
  html: `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`,
};

/** Returns the names of the fields of a page's forms. */
const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(([, name = '']) => name)),
];

type Field = readonly [name: string, text: string];

interface Answer {
  readonly at: string;
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

test(`a hostile borrower who sends arbitrary input gets no page that breaks, and nothing of others (seed ${seed})`, async ({
  page,
  browser,
}) => {
  console.log(`seed ${seed}`);
  const draw = drawerOf(seed + 22_000_000);
  const victim = new Site(page, draw('accepted'));
  await victim.chooseOnHome();
  await victim.createAccount();
  await victim.giveDetails();
  await victim.applyForIt();
  await victim.giveEmployment();
  await victim.giveAddress();
  await victim.giveReference();
  const own = new ApiVisitor();
  await own.signInAs('client', victim.who.phone, victim.who.password);
  const application = await own.get('/web/private/client/application/actual');
  const secrets = [victim.who.curp, victim.who.email, 'Av. Chapultepec', 'María Elena Ríos'];

  const context = await browser.newContext({ locale: 'es-MX' });
  const other = await context.newPage();
  const hostile = new Site(other, draw('accepted'));
  await hostile.chooseOnHome();
  await hostile.createAccount();

  const id = String(application.id);
  const answers = await sendJunk(context.request, id);
  expectNothingRevealed(answers, secrets);
  // A refused form says why, and an address that is too long leads nowhere.
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.filter(({ at, text }) => !at.startsWith('/uploads') && !text.includes('role="alert"'))).toEqual([]);

  await test.step('a hostile client who skips the flow gets no page that breaks, and nothing of others', async () => {
    await context.addCookies([{ name: 'qa-disable-flow', value: '1', url: currentStack().addresses.borrower }]);
    expectNothingRevealed(await sendJunk(context.request, id), secrets);
  });

  await test.step('a hostile member of staff who started the sandbox gets no page that breaks, and writes nothing', async () => {
    const desk = await browser.newContext({ locale: 'es-MX' });
    const staff = new Staff(await desk.newPage());
    await staff.signIn();
    const site = await staff.openBorrowerSite();
    await expect(site.getByText('You are running sandbox mode', { exact: false })).toBeVisible();
    const before = await rowsOfBorrowers();
    expectNothingRevealed(await sendJunk(desk.request, id), secrets);
    expect(await rowsOfBorrowers()).toEqual(before);
    await desk.close();
  });
  expect(await own.get('/web/private/client/application/actual')).toEqual(application);
  await context.close();
});

/** Sends to each address of the site what no browser would, in the name of another person where one is named. */
async function sendJunk(request: APIRequestContext, id: string): Promise<Answer[]> {
  const foreign: Field[] = [
    ...['applicationId', 'id', 'loanId', 'rolloverId', 'clientId', '__proto__'].map((name): Field => [name, id]),
    ['type', 'id_front'],
    ['from', '//evil.example'],
    ['next', 'https://evil.example'],
  ];
  const answers: Answer[] = [];
  for (const at of ROUTES) {
    const shown = await open(request, at);
    const names = namesIn(shown.text);
    const everywhere = Object.entries(HOSTILE).map(([kind, text]) =>
      send(request, `${at} ${kind}`, { at, form: names.map((name) => [name, text]) }),
    );
    const ofOthers = INTENTS.map((intent) =>
      send(request, `${at} ${intent}`, {
        at: `${at}?prestamo=${id}&id=${id}&type=id_front`,
        form: [['intent', intent], ...foreign, ...foreign, ...names.map((name): Field => [name, 'x']), ['intent', 'x']],
      }),
    );
    answers.push(shown, ...(await Promise.all([...everywhere, ...ofOthers])));
  }
  return answers;
}

/** Expects that no page broke, shows data of others, runs what was sent, or leads away. */
function expectNothingRevealed(answers: readonly Answer[], secrets: readonly string[]): void {
  expect(answers.filter(({ status }) => status >= 500).map(({ at, status }) => `${at}: ${status}`)).toEqual([]);
  const sent = answers.filter(({ text }) => secrets.some((secret) => text.includes(secret)));
  expect(sent.map(({ at }) => at)).toEqual([]);
  expect(answers.filter(({ text }) => text.includes('<script>alert(1)')).map(({ at }) => at)).toEqual([]);
  expect(answers.filter(({ location }) => location.length > 2_000).map(({ at }) => at)).toEqual([]);
  expect(answers.filter(({ location }) => /evil|^\/\//.test(location)).map(({ at }) => at)).toEqual([]);
}

async function open(request: APIRequestContext, at: string): Promise<Answer> {
  const answer = await request.get(currentStack().addresses.borrower + at, { maxRedirects: 0 });
  return readAnswer(at, answer);
}

interface Sent {
  readonly at: string;
  readonly form: readonly Field[];
}

async function send(request: APIRequestContext, name: string, { at, form }: Sent): Promise<Answer> {
  const { borrower } = currentStack().addresses;
  const answer = await request.post(borrower + at, {
    maxRedirects: 0,
    headers: { origin: borrower, 'sec-fetch-dest': 'document', 'content-type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams(form.map(([field, text]) => [field, text])).toString(),
  });
  return readAnswer(name, answer);
}

const readAnswer = async (at: string, answer: APIResponse): Promise<Answer> => ({
  at,
  status: answer.status(),
  text: await answer.text(),
  location: answer.headers().location ?? '',
});
