import { describe, expect, it } from 'vitest';
import { LEDGER_ACCOUNTS, perAccount, RECEIVABLE_ACCOUNTS } from './ledger-account.ts';

describe('the accounts of the ledger', () => {
  it('the ledger has these accounts, each once, the principal first', () => {
    expect(LEDGER_ACCOUNTS).toEqual([
      'principal_receivable',
      'interest_receivable',
      'interest_iva_receivable',
      'fee_receivable',
      'fee_iva_receivable',
      'late_charge_receivable',
      'late_charge_iva_receivable',
      'bank',
      'openpay_store_clearing',
      'openpay_spei_clearing',
      'openpay_card_clearing',
      'belvo_debit_clearing',
      'office_cash',
      'interest_income',
      'fee_income',
      'late_charge_income',
      'interest_iva_payable',
      'fee_iva_payable',
      'late_charge_iva_payable',
      'waiver_expense',
      'write_off_expense',
      'sale_loss',
      'openpay_payout_clearing',
      'cebuana_payout_clearing',
      'bdo_payout_clearing',
      'm_lhuillier_payout_clearing',
      'suspense',
      'client_credit',
      'rounding_tolerance',
      'recovery_income',
      'buyer_payable',
      'account_proof_expense',
      'provider_fee_expense',
      'provider_fee_iva',
      'bank_fee_expense',
      'bank_fee_iva',
      'bank_interest_income',
      'owner_capital',
    ]);
  });

  it('the receivable accounts are in the order in which they are paid', () => {
    expect(RECEIVABLE_ACCOUNTS).toEqual([
      'late_charge_receivable',
      'late_charge_iva_receivable',
      'fee_receivable',
      'fee_iva_receivable',
      'interest_receivable',
      'interest_iva_receivable',
      'principal_receivable',
    ]);
  });

  it('a table per account has a value for each account', () => {
    expect(Object.entries(perAccount((account) => account.length))).toEqual(
      LEDGER_ACCOUNTS.map((account) => [account, account.length]),
    );
  });
});
