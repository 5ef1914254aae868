import { bookingDialog } from '@/content/overlays';
import { LeadForm } from '@/leads/form/LeadForm';
import type { FormId } from '@/leads/forms';
import { picture } from '@/lib/picture';
import { Dialog } from '@/ui/Dialog';
import { Picture } from '@/ui/Picture';

const nichePicture = picture('booking-niche');

export interface BookingDialogProps {
  form: Extract<FormId, 'navigationModal' | 'homeHero'>;
  onClose(): void;
}

/** The booking dialog and the home page's Book Your Appointment dialog. They share their texts, but each has its own form id. */
export function BookingDialog({ form, onClose }: BookingDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      shape="split"
      title={
        <>
          {bookingDialog.headline} <em>{bookingDialog.emphasis}</em>
        </>
      }
      description={bookingDialog.description}
      aside={<Assurances />}
    >
      <div className="mt-6">
        <LeadForm form={form} layout="pairs" onSent={onClose} />
      </div>
    </Dialog>
  );
}

function Assurances() {
  return (
    <div className="on-dark flex h-full flex-col justify-between gap-8 bg-oxblood-deep px-gutter pt-4 pb-[max(16px,env(safe-area-inset-bottom))] md:p-10">
      <div className="arch arch-framed ms-3 aspect-4/5 max-md:hidden">
        <div className="absolute inset-0 overflow-hidden rounded-[inherit]">
          <Picture source={nichePicture} sizes="230px" fit="fill" alt="" />
        </div>
      </div>
      <ul className="text-small text-on-deep">
        {bookingDialog.assurances.map((line) => (
          <li key={line} className="border-t border-hair-dark py-3 max-md:first:border-t-0">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
