export { createErrorReporter } from './create-error-reporter.ts';
export {
  type ErrorReportSettings,
  errorReportSettings,
  errorReportVariables,
} from './error-report-settings.ts';
export { type ErrorPlace, type ErrorReporter, NO_REPORTS } from './error-reporter.ts';
