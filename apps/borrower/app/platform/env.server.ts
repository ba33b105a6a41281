import { type SiteEnv, siteEnv } from '@lender/web/env';
import * as z from 'zod/mini';
import type { CardSettings } from './card-settings.ts';
import { readCardSettings } from './read-card-settings.server.ts';
import { readToolSettings } from './read-tool-settings.server.ts';
import type { ToolSettings } from './tool-settings.ts';

/** What this program is told by its surroundings. */
export interface Env extends SiteEnv {
  /** Whether staff and holders of the QA cookie may skip the flow. */
  readonly sandboxAllowed: boolean;
  /** Where the dialog of an external login is found. */
  readonly externalLoginOrigin: string;
  /** Where cards are given to; nobody is asked for one without. */
  readonly cards: CardSettings | undefined;
  /** What watches borrowers who allow it. */
  readonly tools: ToolSettings;
}

const shape = z.object({ FACEBOOK_DIALOG_URL: z._default(z.url(), 'https://www.facebook.com/') });

/** @throws when a variable is there and says nothing that can be used. */
export const readEnv = (variables: Readonly<Record<string, string | undefined>>): Env => ({
  ...siteEnv({ variables, defaultPort: 3000, publicUrlName: 'BORROWER_URL' }),
  sandboxAllowed: variables.SANDBOX === '1',
  externalLoginOrigin: new URL(shape.parse(variables).FACEBOOK_DIALOG_URL).origin,
  cards: readCardSettings(variables),
  tools: readToolSettings(variables),
});

export const env = readEnv(process.env);
