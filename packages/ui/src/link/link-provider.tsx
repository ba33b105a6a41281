'use client';

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkComponentProps = ComponentPropsWithRef<'a'> & { readonly href: string };
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** The router's link, taking `href`. Defined outside any component, or every link remounts on each render. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

/**
 * Passes the router's own link to every link of the kit; without it they are plain `<a>`.
 *
 * @example
 * const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />
 * <LinkProvider component={RouterLink}>…</LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export const useLink = (): LinkComponent => use(LinkContext);
