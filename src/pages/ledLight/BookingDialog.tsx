import { useState } from 'react';

import type { LedOption, ledLight as content } from '@/content/ledLight';
import { LeadForm } from '@/leads/form/LeadForm';
import { createSharedValues } from '@/leads/sharedValues';
import { formatAmount } from '@/lib/money';
import { Dialog } from '@/ui/Dialog';
import { NoBreak } from '@/ui/NoBreak';

import { LightArches } from './drawings';

export type BookingDialogProps = typeof content.dialog & {
  /** The option whose button opened the dialog, if any. */
  option: LedOption | undefined;
  onClose(): void;
};

/**
 * The booking dialog, with the three lights beside a form. A chosen option is shown under the title and prefilled in the message. No other
 * field can carry the option to the studio.
 */
export function BookingDialog({ headline, description, assurances, option, onClose }: BookingDialogProps) {
  const chosen = option && `${option.name}, AED ${formatAmount(option.price)}`;
  const [values] = useState(() => initialValues(chosen));
  return (
    <Dialog
      open
      onClose={onClose}
      shape="split"
      title={headline}
      description={
        <>
          {chosen !== undefined && <span className="mb-2 block text-body font-semibold text-ink">{chosen}</span>}
          <span>
            <NoBreak text={description} />
          </span>
        </>
      }
      aside={<Assurances lines={assurances} />}
    >
      <div className="mt-6">
        <LeadForm form="ledDialog" shared={values} onSent={onClose} />
      </div>
    </Dialog>
  );
}

function initialValues(message: string | undefined) {
  const values = createSharedValues();
  if (message !== undefined) values.write('message', message, () => undefined);
  return values;
}

function Assurances({ lines }: { lines: readonly string[] }) {
  return (
    <div className="on-dark flex h-full flex-col bg-night px-gutter pt-4 pb-[max(16px,env(safe-area-inset-bottom))] text-night-text md:px-10 md:pt-10 md:pb-8">
      <div className="relative min-h-60 flex-1 border-b border-champagne max-md:hidden">
        <LightArches />
      </div>
      <ul className="text-small md:mt-4">
        {lines.map((line) => (
          <li key={line} className="border-t border-night-rule/40 py-3 first:border-t-0">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
