import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ephemeralSettings, lastingSettings } from './settings.ts';

test('a stack uses the well-known ports and keeps the data in the checkout', () => {
  const settings = lastingSettings('/home/ana/lender', { XDG_CONFIG_HOME: '/home/ana/.config' });
  expect(settings.ports).toEqual({ borrower: 3000, 'back-office': 3001, api: 4000, simulators: 4100 });
  expect(settings.smtpPort).toBe(4125);
  expect(settings.dataDirectory).toBe('/home/ana/lender/.data');
  expect(settings.keysFile).toMatch(/^\/home\/ana\/\.config\/quincena\/[0-9a-f]{12}\/keys\.json$/);
});

test('two checkouts have different keys', () => {
  const keysFile = (checkout: string) => lastingSettings(checkout, {}).keysFile;
  expect(keysFile('/home/ana/one')).not.toBe(keysFile('/home/ana/two'));
});

test('PORT_BASE moves all ports, and a port’s own variable moves that port', () => {
  const { ports, smtpPort } = lastingSettings('/lender', { PORT_BASE: '5000', PORT_BACK_OFFICE: '8080' });
  expect(smtpPort).toBe(6125);
  expect(lastingSettings('/lender', { PORT_BASE: '5000', PORT_SMTP: '2525' }).smtpPort).toBe(2525);
  expect(ports).toEqual({ borrower: 5000, 'back-office': 8080, api: 6000, simulators: 6100 });
});

test('an error names the variable that is not a port', () => {
  expect(() => lastingSettings('/lender', { PORT_API: 'four' })).toThrow('PORT_API is not a port: four');
});

test('cleaning up leaves nothing of an ephemeral stack', async () => {
  const settings = await ephemeralSettings();
  expect(new Set([...Object.values(settings.ports), settings.smtpPort])).toHaveLength(5);
  expect(existsSync(settings.dataDirectory)).toBe(true);
  settings.cleanUp();
  expect(existsSync(settings.dataDirectory)).toBe(false);
});
