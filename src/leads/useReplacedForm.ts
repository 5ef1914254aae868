import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { replacedElements } from '@/boot/hydrate';

import type { LeadValues } from './fields';
import type { FormId, FormSpec } from './forms';

/** If React has replaced the form's HTML, restores the text typed into it, and the focus. */
export function useReplacedForm(id: FormId, spec: FormSpec, { getValues, setValue }: UseFormReturn<LeadValues>): void {
  useLayoutEffect(() => {
    for (const { name } of spec.fields) {
      const field = `[data-lead="${id}"] [name="${name}"]`;
      const old = replacedElements<HTMLInputElement>(field).at(-1);
      if (!old) continue;
      if (old.value && !getValues(name)) setValue(name, old.value);
      // Only once: a form that was sent and is shown again stays empty.
      old.value = '';
      if (!window.boot || old !== window.boot.touched) continue;
      old.form?.remove();
      // Not setFocus, which waits for another task: a letter would be lost.
      document.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
      window.boot.touched = null;
    }
  }, [id, spec, getValues, setValue]);
}
