import { expect, test } from 'vitest';
import { serverCopy } from './copy.server.ts';
import { createI18n } from './i18n.ts';

test('a text names the facts of the brand, also inside a list', () => {
  const i18n = createI18n(serverCopy);
  const { lead } = i18n.t('home:never', { returnObjects: true });
  const steps = i18n.t('information:howToPay.transfer.steps', { returnObjects: true });
  expect(lead).toContain('Quincena');
  expect(JSON.stringify(steps)).toContain('Quincena Préstamos');
});
