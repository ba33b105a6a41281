/** Value of a form's `intent` that withdraws an application. */
export const WITHDRAW_INTENT = 'withdraw';

const QUESTION = 'retirar';

/** Returns the path at which a page asks whether to withdraw. */
export const withdrawalPath = (page: string): string => `${page}?${QUESTION}=1#${QUESTION}`;

/** True when a page is to ask the question. */
export const isWithdrawalAsked = (url: string): boolean => new URL(url).searchParams.has(QUESTION);
