export { type ReceivedReport, type ReportInbox, reportInbox } from './report-inbox.ts';
