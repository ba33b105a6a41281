import type { Implementation } from '../../implement.ts';
import { postGeoHandler } from './post-geo.handler.ts';
import { postHelloSodaHandler } from './post-hello-soda.handler.ts';
import { postMetricsHandler } from './post-metrics.handler.ts';

export const endpoints: readonly Implementation[] = [postGeoHandler, postHelloSodaHandler, postMetricsHandler];
