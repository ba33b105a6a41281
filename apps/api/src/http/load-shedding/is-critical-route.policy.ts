/** Routes about money, or about whether a client gets any. */
const OF_MONEY =
  /application|loan|agreement|payment|openpay|rollover|yhat|debit|payout|refund|receipt|transfer|ledger|approval|account/i;

/** Tells whether an error of a route is urgent even at night: the route changes something that concerns money. */
export const isCriticalRoute = (method: string, route: string): boolean => method !== 'GET' && OF_MONEY.test(route);
