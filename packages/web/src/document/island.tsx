import type { ComponentType, JSX } from 'react';

export interface IslandProps<Props extends object> {
  /** Name under which the browser finds the component. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Props embedded in the page: plain data, and nothing secret. */
  readonly props: Props;
}

/**
 * A part that hydrates on its own, on a page that does not hydrate. It is rendered on the server like everything else,
 * and must work before it hydrates. It uses no hook of Remix and no `useId`, whose value would differ afterwards.
 */
export function Island<Props extends object>({ name, component: Part, props }: IslandProps<Props>): JSX.Element {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Part {...props} />
    </div>
  );
}
