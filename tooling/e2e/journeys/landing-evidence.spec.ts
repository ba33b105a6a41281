import { expect, type Page, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { publishPolicy } from '../world/policy.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';

const [seed = 1] = journeySeeds();

/** The policy checks captcha and device, and approves nothing without them. */
test.beforeAll(() =>
  publishPolicy((first) => ({
    ...first,
    variables: {
      ...first.variables,
      captchaScore: { type: 'number', required: true },
      deviceDenied: { type: 'boolean', required: true },
      clientsOnDevice: { type: 'number', required: true },
    },
    rules: first.rules.map((rule) => {
      if (rule.id === 'F3') return { ...rule, enabled: true };
      const when = ['or', ['gte', 'clientsOnDevice', 3], ['lt', 'captchaScore', 0.3]];
      return rule.id === 'F2' ? { ...rule, enabled: true, when } : rule;
    }),
  })),
);
test.afterAll(() => publishPolicy());

/** Applies by the button of the landing page, as a client who answered the question and gave their names. */
async function applyFromHome(page: Page, site: Site, answer: 'Sí, lo permito' | 'No, gracias'): Promise<void> {
  await site.chooseOnHome();
  await site.createAccount();
  // The answer loads the page again. A load from before it must not be taken for that.
  await page.waitForLoadState('load');
  const answered = page.waitForEvent('load');
  await page.getByRole('button', { name: answer }).click();
  await answered;
  await site.giveDetails();
  await page.goto(currentStack().addresses.borrower);
  const amount = page.getByLabel('¿Cuánto necesitas?');
  await amount.press('Tab');
  if (answer === 'Sí, lo permito') {
    // A token is requested at the first touch after the captcha's script came; a person who fills in a form makes many.
    await expect(async () => {
      await amount.press('Tab');
      await expect(page.locator('input[name=captchaToken]')).toHaveValue(/^sim:application:/, { timeout: 1_000 });
    }).toPass();
    await expect(page.locator('input[name=ioBB]')).toHaveValue(/.+/);
  }
  await page.getByRole('button', { name: 'Solicitar ahora' }).click();
  await page.waitForURL('**/registration/employment');
}

async function enterTheRest(site: Site): Promise<void> {
  await site.giveEmployment();
  await site.giveAddress();
  await site.giveReference();
  await site.giveAccount();
  await site.givePhotos();
}

test(`a client who applies from the landing page sends what the tools found, and is approved with it (seed ${seed})`, async ({
  page,
}) => {
  const site = new Site(page, drawerOf(seed + 24_000_000)('accepted'));
  await applyFromHome(page, site, 'Sí, lo permito');
  const api = new ApiVisitor();
  await api.signInAs('client', site.who.phone, site.who.password);
  expect((await api.get('/web/private/client/application/actual')).juicySessionId).toEqual(expect.any(String));
  await enterTheRest(site);
  await page.waitForURL('**/registration/summary', { timeout: 60_000 });
});

test(`a client who declined to be measured is approved from the landing page in the same way (seed ${seed})`, async ({
  page,
}) => {
  const asked: string[] = [];
  const { simulators } = currentStack().addresses;
  page.on('request', (request) => {
    if (request.url().startsWith(simulators)) asked.push(request.url());
  });
  const site = new Site(page, drawerOf(seed + 25_000_000)('accepted'));
  await applyFromHome(page, site, 'No, gracias');
  expect(asked).toEqual([]);
  await enterTheRest(site);
  await page.waitForURL('**/registration/summary', { timeout: 60_000 });
});
