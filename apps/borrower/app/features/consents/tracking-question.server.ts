import type { Call } from '@lender/sdk';
import type { ClientProfile } from '../../platform/current-client.server.ts';
import type { Tool } from '../../platform/tool-settings.ts';
import { clientTools } from '../../tracking/page-tools.ts';
import { consentText } from './consents.server.ts';
import type { TrackingQuestionProps } from './tracking-question.tsx';

export interface Asking {
  readonly client: ClientProfile | undefined;
  readonly pathname: string;
  readonly inUse: readonly Tool[];
}

/**
 * Returns the question whether we may measure, for a client who never answered it, where there is something to measure.
 */
export async function askTracking(
  call: Call,
  { client, pathname, inUse }: Asking,
): Promise<TrackingQuestionProps | null> {
  if (!client || client.allowsTracking !== null || client.hasActualApplication) return null;
  if (clientTools(pathname, inUse, client).length === 0) return null;
  const text = await consentText(call, 'tracking');
  return text === undefined ? null : { text, from: pathname };
}
