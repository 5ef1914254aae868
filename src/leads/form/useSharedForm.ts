import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { FieldName, LeadValues } from '../fields';
import type { FormSpec } from '../forms';
import type { SharedValues } from '../sharedValues';

/** Keeps the values of two forms of one page the same, if they share any. */
export function useSharedForm(shared: SharedValues | undefined, spec: FormSpec, form: UseFormReturn<LeadValues>): void {
  const { watch, getValues, setValue } = form;
  useEffect(() => {
    if (!shared) return undefined;
    const take = (name: FieldName, value: string) => setValue(name, value);
    const stopListening = shared.watch(take);
    // On hydration, take the other form's values, which may be newer. Otherwise share what was typed or chosen before the scripts loaded.
    for (const { name } of spec.fields) {
      const own = getValues(name);
      const theirs = shared.read()[name];
      if (theirs !== undefined) setValue(name, theirs);
      else if (own && !(name === 'service' && own === spec.defaultService)) shared.write(name, own, take);
    }
    const { unsubscribe } = watch((values, { name }) => {
      if (name) shared.write(name, values[name] ?? '', take);
    });
    return () => {
      stopListening();
      unsubscribe();
    };
  }, [shared, spec, watch, getValues, setValue]);
}
