import type { JobData } from '../../kernel/outbox.ts';
import type { Services } from '../../services.ts';

/** Ends a link at the provider. Safe to repeat. */
export const removeBankLinkJob =
  ({ belvo }: Pick<Services, 'belvo'>) =>
  ({ linkId }: JobData['remove-bank-link']): Promise<void> =>
    belvo.removeLink(linkId);
