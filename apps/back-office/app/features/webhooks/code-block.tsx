import * as css from './code-block.css.ts';

export interface CodeBlockProps {
  /** Description for users who hear the page. */
  readonly label: string;
  readonly children: string;
}

/** Block of code, to be read or copied. It can be scrolled by keys, too. */
export const CodeBlock = ({ label, children }: CodeBlockProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
  <section className={css.block} tabIndex={0} aria-label={label}>
    <pre className={css.text}>
      <code>{children}</code>
    </pre>
  </section>
);
