import { createContext, use, useEffect, useState } from 'react';
import { type Address, beyondAddress, readAddress, writeAddress } from './address.ts';

export interface Place extends Address {
  /** Sets the typed value of a field; the address follows. */
  readonly type: (name: string, value: string) => void;
  /** Returns the link to a section, or to the same one with another value, with all typed values. */
  readonly hrefTo: (change: { readonly section?: string; readonly values?: Address['values'] }) => string;
}

/**
 * A key that is held down changes the address too often: Safari throws then, Chrome does nothing. The address follows
 * after a rest, in milliseconds.
 */
const REST_MS = 1_000;

function keep(address: Address): void {
  const hash = writeAddress(address);
  if (location.hash === hash) return;
  try {
    history.replaceState(null, '', hash);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Returns the address of the page as state: typing changes it, and going back changes what is shown. */
export function useAddress(): Place {
  const [address, setAddress] = useState<Address>(() => readAddress(location.hash) ?? { section: '', values: {} });
  useEffect(() => {
    keep(address);
    const timer = setTimeout(keep, REST_MS, address);
    return () => clearTimeout(timer);
  }, [address]);
  useEffect(() => {
    // A skip link leads to a part of the page, and the typed values have to stay in the address.
    const onHash = () =>
      setAddress((before) => {
        const read = readAddress(location.hash);
        if (!read) return { ...before, values: { ...before.values } };
        return { ...read, values: { ...beyondAddress(before.values), ...read.values } };
      });
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return {
    ...address,
    type: (name, value) => setAddress((before) => ({ ...before, values: { ...before.values, [name]: value } })),
    hrefTo: ({ section = address.section, values }) =>
      writeAddress({ section, values: { ...address.values, ...values } }),
  };
}

const PlaceContext = createContext<Place>({ section: '', values: {}, type: () => {}, hrefTo: () => '#/' });

export const PlaceProvider = PlaceContext.Provider;

export const usePlace = (): Place => use(PlaceContext);

/** Returns the text typed into a field, and a function that types into it. */
export function useTyped(name: string, initial = ''): readonly [value: string, type: (value: string) => void] {
  const { values, type } = usePlace();
  return [values[name] ?? initial, (value) => type(name, value)];
}

/** Returns the texts typed into the fields of a form, whose names begin with `prefix`. */
export function useForm<Form extends Readonly<Record<string, string>>>(prefix: string, initials: Form): Form {
  const { values } = usePlace();
  const typed = Object.keys(initials).flatMap((name) => {
    const value = values[`${prefix}-${name}`];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.assign({}, initials, Object.fromEntries(typed));
}
