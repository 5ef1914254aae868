import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { replacedElements } from '@/boot/hydrate';

import type { LeadValues } from './fields';
import type { FormId, FormSpec } from './forms';

/** If React has replaced the form's HTML, restores the text typed into it, and the focus. */
export function useReplacedForm(id: FormId, spec: FormSpec, { getValues, setValue, setFocus }: UseFormReturn<LeadValues>): void {
  useLayoutEffect(() => {
    for (const { name } of spec.fields) {
      const [old] = replacedElements<HTMLInputElement>(`[data-lead="${id}"] [name="${name}"]`);
      if (old?.value && !getValues(name)) setValue(name, old.value);
      if (old && old === window.boot?.touched) setFocus(name);
    }
  }, [id, spec, getValues, setValue, setFocus]);
}
