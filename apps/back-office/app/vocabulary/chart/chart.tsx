import { Text, TextLink } from '@lender/ui';
import { useId } from 'react';
import * as css from './chart.css.ts';
import { CHART_TONES, type Drawing, type LegendEntry, SHEET_WIDTH } from './drawing.ts';
import { TEXTURES } from './texture.ts';

interface ChartProps {
  readonly drawing: Drawing;
  /** Content of the chart in one sentence, read aloud by screen readers; each figure is in the table. */
  readonly sentence: string;
}

const TEXTURED = CHART_TONES.filter((tone) => TEXTURES[tone].area !== '');

/** Shows a chart as the server drew it. A wide one scrolls sideways in its frame where there is no room. */
export function Chart({ drawing, sentence }: ChartProps) {
  const id = useId();
  const { legend } = drawing;
  const isWide = drawing.width > SHEET_WIDTH;
  return (
    <figure className={css.figure}>
      <Text as="p" id={id}>
        {sentence}
      </Text>
      {isWide ? (
        // A frame that scrolls has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={css.frame} aria-labelledby={id} tabIndex={0}>
          <Sheet drawing={drawing} sentence={sentence} />
        </section>
      ) : (
        <Sheet drawing={drawing} sentence={sentence} />
      )}
      {legend.length > 0 && (
        <ul className={css.legend} aria-hidden>
          {legend.map((entry) => (
            <li key={entry.label} className={css.entry}>
              <Mark {...entry} />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function Sheet({ drawing, sentence }: ChartProps) {
  const { width, height, rects, paths, rules, labels, dots = [] } = drawing;
  const id = useId().replaceAll(/\W/g, '');
  return (
    <svg
      className={css.sheet[width > SHEET_WIDTH ? 'wide' : 'half']}
      viewBox={`0 0 ${width} ${height}`}
      role={labels.some(({ href }) => href) ? 'group' : 'img'}
      aria-label={sentence}
    >
      <defs>
        {TEXTURED.map((tone) => (
          <pattern key={tone} id={`${id}${tone}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <path d={TEXTURES[tone].area} className={css.texture} />
          </pattern>
        ))}
      </defs>
      {rules.map((rule) => (
        <line key={`${rule.x1} ${rule.y1}`} className={css.rule} {...rule} />
      ))}
      {rects.map(({ tone, ...rect }) => (
        <g key={`${rect.x} ${rect.y} ${tone}`}>
          <rect className={css.rect[tone]} {...rect} />
          {TEXTURES[tone].area && <rect fill={`url(#${id}${tone})`} {...rect} />}
        </g>
      ))}
      {paths.map(({ d, tone }) => (
        <path key={`${d} ${tone}`} className={css.path[tone]} d={d} strokeDasharray={TEXTURES[tone].dashes} />
      ))}
      {dots.map(({ x, y, tone, title }) => (
        <circle key={`${x} ${y} ${title}`} className={css.rect[tone]} cx={x} cy={y} r={6}>
          <title>{title}</title>
        </circle>
      ))}
      {labels.map((label) => (
        <Label key={`${label.x} ${label.y}`} {...label} />
      ))}
    </svg>
  );
}

function Label({ x, y, text, anchor, href }: Drawing['labels'][number]) {
  const words = (
    <text className={href ? css.linkedLabel : css.label} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
  return href ? <TextLink href={href}>{words}</TextLink> : words;
}

/** Sample of an area or a line, as the chart draws it. */
const Mark = ({ tone, isLine }: LegendEntry) =>
  isLine ? (
    <svg className={css.mark} aria-hidden viewBox="0 0 28 8">
      <path className={css.path[tone]} d="M0 4H28" strokeDasharray={TEXTURES[tone].dashes} />
    </svg>
  ) : (
    <svg className={css.mark} aria-hidden viewBox="0 0 8 8">
      <rect className={css.rect[tone]} width={8} height={8} />
      <path className={css.texture} d={TEXTURES[tone].area} />
    </svg>
  );
