import { Text } from '@lender/ui';
import * as css from './chart.css.ts';
import type { Drawing } from './drawing.ts';

interface ChartProps {
  readonly drawing: Drawing;
  /** Content of the chart in one sentence, read aloud by screen readers; each figure is in the table. */
  readonly sentence: string;
}

/** Shows a chart as the server drew it. */
export function Chart({ drawing, sentence }: ChartProps) {
  const { width, height, rects, paths, rules, labels, legend, dots = [] } = drawing;
  return (
    <figure className={css.figure}>
      <Text as="p">{sentence}</Text>
      <svg className={css.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
        {rules.map((rule) => (
          <line key={`${rule.x1} ${rule.y1}`} className={css.rule} {...rule} />
        ))}
        {rects.map(({ tone, ...rect }) => (
          <rect key={`${rect.x} ${rect.y} ${tone}`} className={css.rect[tone]} {...rect} />
        ))}
        {paths.map(({ d, tone }) => (
          <path key={`${d} ${tone}`} className={css.path[tone]} d={d} />
        ))}
        {dots.map(({ x, y, tone, title }) => (
          <circle key={`${x} ${y} ${title}`} className={css.rect[tone]} cx={x} cy={y} r={6}>
            <title>{title}</title>
          </circle>
        ))}
        {labels.map(({ x, y, text, anchor }) => (
          <text key={`${x} ${y}`} className={css.label} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      {legend.length > 0 && (
        <ul className={css.legend} aria-hidden>
          {legend.map(({ tone, label }) => (
            <li key={label} className={css.entry}>
              <span className={css.mark[tone]} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
