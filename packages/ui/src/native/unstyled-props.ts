import type { ComponentPropsWithRef, ElementType } from 'react';

/** What the native element accepts, without the two props by which a look could leak in, and without `Own`. */
export type UnstyledProps<Tag extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | Own
>;
