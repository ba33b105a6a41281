import type { HttpTables } from '../http/tables.ts';
import type { AccessTables } from '../modules/access/tables.ts';
import type { AgreementsTables } from '../modules/agreements/tables.ts';
import type { AmlTables } from '../modules/aml/tables.ts';
import type { ApplicationsTables } from '../modules/applications/tables.ts';
import type { ApprovalsTables } from '../modules/approvals/tables.ts';
import type { AuditTables } from '../modules/audit/tables.ts';
import type { BankLinkTables } from '../modules/bank-link/tables.ts';
import type { BankStatementsTables } from '../modules/bank-statements/tables.ts';
import type { ClientsTables } from '../modules/clients/tables.ts';
import type { CollectionsTables } from '../modules/collections/tables.ts';
import type { CommunicationsTables } from '../modules/communications/tables.ts';
import type { ComplaintsTables } from '../modules/complaints/tables.ts';
import type { CreditBureauTables } from '../modules/credit-bureau/tables.ts';
import type { DecisionsTables } from '../modules/decisions/tables.ts';
import type { DocumentsTables } from '../modules/documents/tables.ts';
import type { DraftsTables } from '../modules/drafts/tables.ts';
import type { ExportsTables } from '../modules/exports/tables.ts';
import type { ExtensionsTables } from '../modules/extensions/tables.ts';
import type { ExternalLoginTables } from '../modules/external-login/tables.ts';
import type { HistoryTables } from '../modules/history/tables.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import type { IdentityCheckTables } from '../modules/identity-check/tables.ts';
import type { LedgerTables } from '../modules/ledger/tables.ts';
import type { LegalTextsTables } from '../modules/legal-texts/tables.ts';
import type { LoansTables } from '../modules/loans/tables.ts';
import type { MandatesTables } from '../modules/mandates/tables.ts';
import type { MessagesTables } from '../modules/messages/tables.ts';
import type { PaymentsTables } from '../modules/payments/tables.ts';
import type { PoliciesTables } from '../modules/policies/tables.ts';
import type { PolicyDraftsTables } from '../modules/policy-drafts/tables.ts';
import type { PricingTables } from '../modules/pricing/tables.ts';
import type { ProfileTables } from '../modules/profile/tables.ts';
import type { ReviewTables } from '../modules/review/tables.ts';
import type { ScoringTables } from '../modules/scoring/tables.ts';
import type { ServicingTables } from '../modules/servicing/tables.ts';
import type { TasksTables } from '../modules/tasks/tables.ts';
import type { WebhooksTables } from '../modules/webhooks/tables.ts';
import type { ProvidersTables } from '../providers/tables.ts';

declare module '../kernel/database/schema.ts' {
  interface Database
    extends HttpTables,
      AccessTables,
      AgreementsTables,
      AmlTables,
      ApplicationsTables,
      ApprovalsTables,
      AuditTables,
      BankLinkTables,
      BankStatementsTables,
      ClientsTables,
      CollectionsTables,
      CommunicationsTables,
      ComplaintsTables,
      CreditBureauTables,
      DecisionsTables,
      DocumentsTables,
      DraftsTables,
      ExportsTables,
      ExtensionsTables,
      ExternalLoginTables,
      HistoryTables,
      IdentityCheckTables,
      IdentityTables,
      LedgerTables,
      LegalTextsTables,
      LoansTables,
      MandatesTables,
      MessagesTables,
      PaymentsTables,
      PoliciesTables,
      PolicyDraftsTables,
      PricingTables,
      ProfileTables,
      ReviewTables,
      ScoringTables,
      ServicingTables,
      TasksTables,
      WebhooksTables,
      ProvidersTables {}
}
