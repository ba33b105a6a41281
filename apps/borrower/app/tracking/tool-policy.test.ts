import { expect, test } from 'vitest';
import { toolPolicy } from './tool-policy.ts';

const hostsOf = (opened: ReturnType<typeof toolPolicy>) => [
  ...new Set(opened.flatMap((opening) => Object.values(opening).flat())),
];

test('a page without tools is opened for no host', () => {
  expect(toolPolicy({})).toEqual([]);
});

test('the collector needs one host, to send to, and no script of it', () => {
  const collector = { url: 'https://scoring.example/v1', authKey: 'a', keyUrl: 'https://keys.example/k.json' };
  expect(toolPolicy({ collector })).toEqual([{ 'connect-src': ['https://scoring.example'] }]);
});

test('a self-hosted captcha needs its host only, the real one also the hosts that its script asks for', () => {
  const of = (scriptUrl: string) => hostsOf(toolPolicy({ captcha: { siteKey: 'k', scriptUrl } }));
  expect(of('http://localhost:4100/recaptcha/api.js')).toEqual(['http://localhost:4100']);
  expect(of('https://www.google.com/recaptcha/api.js')).toEqual([
    'https://www.google.com',
    'https://www.gstatic.com',
    'https://recaptcha.google.com',
  ]);
});

test('two tools open a page for two hosts', () => {
  const hosts = hostsOf(
    toolPolicy({
      device: { scriptUrl: 'https://device.example/snare.js' },
      affiliate: { scriptUrl: 'https://partner.example/tag.js' },
    }),
  );
  expect(hosts).toEqual(['https://device.example', 'https://partner.example']);
});
