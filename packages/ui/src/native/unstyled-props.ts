import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of the native element, without the two by which foreign styles could enter, and without `Own`. */
export type UnstyledProps<Tag extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | Own
>;
