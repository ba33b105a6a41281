import { expect, test } from 'vitest';
import { readToolSettings } from './read-tool-settings.server.ts';

const scoring = {
  SCORING_URL: 'https://scoring.example/',
  SCORING_AUTH_KEY: 'account',
  SCORING_KEY_URL: 'https://scoring.example/key.json',
};

test('no tool is in use until it is configured', () => {
  expect(readToolSettings({})).toEqual({});
});

test('each tool is in use by its own variables', () => {
  expect(readToolSettings(scoring)).toEqual({
    collector: {
      url: 'https://scoring.example',
      authKey: 'account',
      keyUrl: 'https://scoring.example/key.json',
    },
  });
  expect(readToolSettings({ CAPTCHA_SITE_KEY: 'k' })).toEqual({
    captcha: { siteKey: 'k', scriptUrl: 'https://www.google.com/recaptcha/api.js' },
  });
  expect(readToolSettings({ HOTJAR_SITE_ID: '123' })).toEqual({
    replay: { siteId: '123', scriptUrl: 'https://static.hotjar.com/c/hotjar-123.js?sv=6' },
  });
  const scripts = { DEVICE_SCRIPT_URL: 'https://d.example/s.js', AFFILIATE_SCRIPT_URL: 'https://a.example/s.js' };
  expect(readToolSettings(scripts)).toEqual({
    device: { scriptUrl: 'https://d.example/s.js' },
    affiliate: { scriptUrl: 'https://a.example/s.js' },
  });
});

test.each([
  { ...scoring, SCORING_AUTH_KEY: undefined },
  { ...scoring, SCORING_KEY_URL: undefined },
  { SCORING_URL: 'scoring' },
  { HOTJAR_SITE_ID: '12"; alert(1)' },
])('%j is a mistake that is reported at the start', (variables) => {
  expect(() => readToolSettings(variables)).toThrow();
});
