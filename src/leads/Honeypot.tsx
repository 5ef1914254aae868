import type { Ref } from 'react';

/** A field that people neither see nor reach; what fills it is a machine (leads/suspicion.ts). */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="company" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
