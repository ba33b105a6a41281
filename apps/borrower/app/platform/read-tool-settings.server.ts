import * as z from 'zod/mini';
import type { ToolSettings } from './tool-settings.ts';

const text = z.optional(z.string().check(z.minLength(1)));
const url = z.optional(z.url());

export const toolShape = z.object({
  SCORING_URL: url,
  SCORING_AUTH_KEY: text,
  SCORING_KEY_URL: url,
  CAPTCHA_SITE_KEY: text,
  CAPTCHA_SCRIPT_URL: z._default(z.url(), 'https://www.google.com/recaptcha/api.js'),
  DEVICE_SCRIPT_URL: url,
  HOTJAR_SITE_ID: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  HOTJAR_SCRIPT_URL: url,
  AFFILIATE_SCRIPT_URL: url,
});

/**
 * Reads which tools are in use.
 *
 * @throws when a variable is there and says nothing that can be used, or one of three that belong together is missing
 */
export function readToolSettings(variables: Readonly<Record<string, string | undefined>>): ToolSettings {
  const read = toolShape.parse(variables);
  const { CAPTCHA_SITE_KEY: captchaKey, DEVICE_SCRIPT_URL: device, HOTJAR_SITE_ID: siteId } = read;
  const film = read.HOTJAR_SCRIPT_URL ?? `https://static.hotjar.com/c/hotjar-${siteId}.js?sv=6`;
  return {
    ...(read.SCORING_URL !== undefined && { collector: collectorOf(read) }),
    ...(captchaKey !== undefined && { captcha: { siteKey: captchaKey, scriptUrl: read.CAPTCHA_SCRIPT_URL } }),
    ...(device !== undefined && { device: { scriptUrl: device } }),
    ...(siteId !== undefined && { replay: { siteId, scriptUrl: film } }),
    ...(read.AFFILIATE_SCRIPT_URL !== undefined && { affiliate: { scriptUrl: read.AFFILIATE_SCRIPT_URL } }),
  };
}

function collectorOf({ SCORING_URL, SCORING_AUTH_KEY, SCORING_KEY_URL }: z.output<typeof toolShape>) {
  if (!SCORING_URL || !SCORING_AUTH_KEY || !SCORING_KEY_URL)
    throw new Error('SCORING_URL needs SCORING_AUTH_KEY and SCORING_KEY_URL');
  return { url: SCORING_URL.replace(/\/$/, ''), authKey: SCORING_AUTH_KEY, keyUrl: SCORING_KEY_URL };
}
