import { style } from '@vanilla-extract/css';

/** Scanners need dark bars on white, in dark mode too. */
export const sheet = style({ background: '#fff', color: '#000', borderRadius: 6, paddingBlock: 12, overflowX: 'auto' });
/** Each bar begins and ends at a whole pixel. */
export const bars = style({ display: 'block', marginInline: 'auto', shapeRendering: 'crispEdges' });
