import { refuseDemonstration, throwTogether } from '@lender/settings';
import { type SiteEnv, siteEnv } from '@lender/web/env';
import * as z from 'zod/mini';
import type { CardSettings } from './card-settings.ts';
import { cardShape, readCardSettings } from './read-card-settings.server.ts';
import { readToolSettings, toolShape } from './read-tool-settings.server.ts';
import type { ToolSettings } from './tool-settings.ts';

/** Settings that this program reads from its environment. */
export interface Env extends SiteEnv {
  /** True when staff and holders of the QA cookie may skip the flow. */
  readonly sandboxAllowed: boolean;
  /** Origin of the dialog of an external login. */
  readonly externalLoginOrigin: string;
  /** Settings of the provider to which cards are given; without them the site asks for no card. */
  readonly cards: CardSettings | undefined;
  /** Settings of the tools that watch borrowers who allow it. */
  readonly tools: ToolSettings;
}

/** Settings of this site only. */
export const ownShape = z.object({
  DEMONSTRATION: z.optional(z.string()),
  SANDBOX: z.optional(z.string()),
  FACEBOOK_DIALOG_URL: z._default(z.url(), 'https://www.facebook.com/'),
  ...cardShape.shape,
  ...toolShape.shape,
});

/** @throws SettingsProblem when a variable is set but not usable. */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const [{ site, own, variables }] = throwTogether(
    () => siteEnv({ variables: given, defaultPort: 3000, publicUrlName: 'BORROWER_URL', own: ownShape }),
    () => refuseDemonstration(given, ['SANDBOX']),
  );
  const [cards, tools] = throwTogether(
    () => readCardSettings(variables),
    () => readToolSettings(variables),
  );
  return {
    ...site,
    sandboxAllowed: own.SANDBOX === '1',
    externalLoginOrigin: new URL(own.FACEBOOK_DIALOG_URL).origin,
    cards,
    tools,
  };
}

export const env = readEnv(process.env);
