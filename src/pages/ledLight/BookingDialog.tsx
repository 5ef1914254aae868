import { ledLight } from '@/content/ledLight';
import { LeadFormBody } from '@/leads/LeadFormBody';
import { Dialog } from '@/ui/Dialog';
import { Emphasis } from '@/ui/Emphasis';

import { Lights } from './Lights';

/** The booking dialog of the page (§2, §3): the three lights beside a form of the registry. */
export function BookingDialog({ onClose }: { onClose(): void }) {
  const { headline, description } = ledLight.dialog;
  return (
    <Dialog
      open
      onClose={onClose}
      shape="split"
      title={
        <span className="[&_em]:text-indigo">
          <Emphasis text={headline} />
        </span>
      }
      description={description}
      aside={<Assurances />}
    >
      <div className="mt-6">
        <LeadFormBody form="ledDialog" onSent={onClose} />
      </div>
    </Dialog>
  );
}

function Assurances() {
  return (
    <div className="on-dark flex h-full flex-col bg-night px-gutter pt-4 pb-[max(16px,env(safe-area-inset-bottom))] text-night-text md:px-10 md:pt-10 md:pb-8">
      <div className="relative min-h-60 flex-1 border-b border-champagne max-md:hidden">
        <Lights />
      </div>
      <ul className="text-small md:mt-4">
        {ledLight.dialog.assurances.map((line) => (
          <li key={line} className="border-t border-night-rule/40 py-3 first:border-t-0">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
