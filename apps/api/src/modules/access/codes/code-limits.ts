import type { Hit } from '../../../kernel/rate-limit.ts';
import type { CodeAddress } from './code-address.ts';

type Asked = Pick<CodeAddress, 'channel' | 'purpose' | 'asker'>;

/**
 * Returns the limits that a sent code counts against: a client's own budget, or that of all visitors for the purpose.
 */
export const sendHits = ({ channel, purpose, asker }: Asked): readonly Hit[] =>
  'clientId' in asker
    ? [{ limit: 'client-codes', who: [asker.clientId] }]
    : [{ limit: 'visitor-codes', who: [channel, purpose] }];

/** Returns the limits that a wrong guess counts against. */
export const guessHits = ({ purpose, asker }: Asked): readonly Hit[] =>
  'clientId' in asker
    ? [{ limit: 'client-code-guesses', who: [asker.clientId] }]
    : [
        { limit: 'visitor-code-guesses', who: [asker.source] },
        { limit: 'visitor-code-guesses-of-everybody', who: [purpose] },
      ];
