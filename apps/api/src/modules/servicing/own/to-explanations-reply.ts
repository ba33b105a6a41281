import type { getPayoff, Reply } from '@lender/contract';
import type { PayoffQuote } from '@lender/lending';

/** How each figure of a quote came to be, as it travels. */
export const toExplanationsReply = ({
  explanations,
}: Pick<PayoffQuote, 'explanations'>): Reply<typeof getPayoff>['explanations'] =>
  explanations.map(({ inputs, ...figure }) => ({ ...figure, inputs: { ...inputs } }));
