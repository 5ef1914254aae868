import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { replacedElements } from '@/boot/hydrate';

import type { LeadValues } from '../fields';
import type { FormId, FormSpec } from '../forms';

/** If React has replaced the form's HTML, restores the text typed into it, its choice and the focus. */
export function useReplacedForm(id: FormId, spec: FormSpec, { getValues, setValue }: UseFormReturn<LeadValues>): void {
  useLayoutEffect(() => {
    const { touched } = window.boot ?? {};
    const inForm = (name: string) => `[data-lead="${id}"] [name="${name}"]`;
    // All fields first, as removing the form below removes them from the replaced HTML.
    const fields = spec.fields.map(({ name }) => ({ name, old: replacedElements<HTMLInputElement>(inForm(name)).at(-1) }));
    for (const { name, old } of fields) {
      if (!old) continue;
      const untouched = name === 'service' ? spec.defaultService : '';
      if (old.value && (getValues(name) ?? '') === untouched) setValue(name, old.value);
      // Only once: a form that was sent and is shown again stays empty.
      old.value = '';
      if (!window.boot || old !== touched) continue;
      old.form?.remove();
      // Not setFocus, which waits for another task: a letter would be lost.
      document.querySelector<HTMLElement>(inForm(name))?.focus({ preventScroll: true });
      window.boot.touched = null;
    }
  }, [id, spec, getValues, setValue]);
}
