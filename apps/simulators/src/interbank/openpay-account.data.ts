/** The account from which OpenPay pays out. */
export const OPENPAY_CLABE = '646180110400000007';
