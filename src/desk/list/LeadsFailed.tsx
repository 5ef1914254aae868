import { DenseButton } from '../DenseButton';
import { LeadsNotice } from './LeadsNotice';
import { LeadsTableFrame } from './LeadsTableFrame';

/** The leads did not come: nothing is claimed about them, and loading can be tried again. */
export function LeadsFailed({ phone, onRetry }: { phone: boolean; onRetry: () => void }) {
  return (
    <>
      {!phone && <LeadsTableFrame />}
      <LeadsNotice
        title="The leads could not be loaded."
        text="Nothing is lost. Check the connection, then try again."
        action={
          <DenseButton look="primary" onClick={onRetry}>
            Try again
          </DenseButton>
        }
      />
    </>
  );
}
