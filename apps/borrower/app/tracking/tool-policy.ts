import type { PolicyOpening } from '@lender/web/server';
import type { ToolSettings } from '../platform/tool-settings.ts';

/** Further hosts that a provider's script contacts, by the host from which it is loaded. */
const FURTHER: Readonly<Record<string, PolicyOpening>> = {
  'https://www.google.com': {
    'script-src': ['https://www.gstatic.com'],
    'frame-src': ['https://www.google.com', 'https://recaptcha.google.com'],
  },
  'https://static.hotjar.com': {
    'script-src': ['https://script.hotjar.com'],
    'font-src': ['https://script.hotjar.com'],
    'img-src': ['https://script.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  },
};

/**
 * Returns the hosts to which the policy of a page is opened, by the tools that it gets: the hosts of exactly these, and
 * nothing without any.
 *
 * @example
 * toolPolicy({ device: { scriptUrl: 'https://device.example/snare.js' } })
 */
export const toolPolicy = ({ collector, ...scripts }: ToolSettings): readonly PolicyOpening[] => [
  ...(collector ? [{ 'connect-src': [new URL(collector.url).origin] }] : []),
  ...Object.values(scripts).flatMap(({ scriptUrl }) => policyOfScript(new URL(scriptUrl).origin)),
];

function policyOfScript(origin: string): readonly PolicyOpening[] {
  const own = { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] };
  return [own, FURTHER[origin] ?? {}];
}
