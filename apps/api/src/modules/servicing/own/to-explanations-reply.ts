import type { getPayoff, Reply } from '@lender/contract';
import type { PayoffQuote } from '@lender/lending';

/** Maps the explanation of each figure of a quote to its wire form. */
export const toExplanationsReply = ({
  explanations,
}: Pick<PayoffQuote, 'explanations'>): Reply<typeof getPayoff>['explanations'] =>
  explanations.map(({ inputs, ...figure }) => ({ ...figure, inputs: { ...inputs } }));
