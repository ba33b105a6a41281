/** What a form's `intent` says when an application is to be withdrawn. */
export const WITHDRAW_INTENT = 'withdraw';

const QUESTION = 'retirar';

/** Where a page asks whether to withdraw. */
export const withdrawalPath = (page: string): string => `${page}?${QUESTION}=1#${QUESTION}`;

/** Whether a page was opened to ask it. */
export const isWithdrawalAsked = (url: string): boolean => new URL(url).searchParams.has(QUESTION);
