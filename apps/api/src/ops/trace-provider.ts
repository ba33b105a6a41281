import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env.ts';

export type TraceSettings = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
> & { readonly RELEASE: string | undefined };

/** Collects spans, and sends them once a second. */
export function traceProvider(settings: TraceSettings): TracerProvider {
  const url = new URL(settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? '');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url: url.href, headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS) });
  const { OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG, RELEASE } = settings;
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': OTEL_SERVICE_NAME,
      ...(RELEASE && { 'service.version': RELEASE }),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
}

const headersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
    }),
  );
