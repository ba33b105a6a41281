/** Routes about money, or about whether a client gets any. */
const OF_MONEY =
  /application|loan|agreement|payment|openpay|rollover|yhat|debit|payout|refund|receipt|transfer|ledger|approval|account/i;

/** Whether an error of a route is one to get up for at night: it changes something, and money hangs on it. */
export const isCriticalRoute = (method: string, route: string): boolean => method !== 'GET' && OF_MONEY.test(route);
