import * as z from 'zod/mini';

/** Address to which errors are reported, and the facts about the program in every report. */
export interface ErrorReportSettings {
  readonly dsn: string;
  readonly environment: string;
  /** Build that runs. */
  readonly release: string | undefined;
}

/** The environment variables from which the settings are read: the same for every program. */
export const errorReportVariables = z.object({
  SENTRY_DSN: z.optional(z.url()),
  SENTRY_ENVIRONMENT: z._default(z.string().check(z.regex(/^[\w.-]{1,64}$/)), 'production'),
  RELEASE: z.optional(z.string().check(z.regex(/^[\w.@+-]{1,200}$/))),
});

/** Returns the settings, or nothing without an address: then nothing is reported. */
export const errorReportSettings = ({
  SENTRY_DSN: dsn,
  SENTRY_ENVIRONMENT: environment,
  RELEASE: release,
}: z.output<typeof errorReportVariables>): ErrorReportSettings | undefined =>
  dsn === undefined ? undefined : { dsn, environment, release };
