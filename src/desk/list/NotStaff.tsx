import { DenseButton } from '../DenseButton';
import { LeadsNotice } from './LeadsNotice';

/** In place of the dashboard, for an account that is not on the list of staff. */
export function NotStaff({ email, onRetry }: { email: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <LeadsNotice
        title="This account has not been let in."
        text={`The owner has a list of staff, and ${email} is not on it. Ask the owner, then try again.`}
        action={
          <DenseButton look="line" onClick={onRetry}>
            Try again
          </DenseButton>
        }
      />
    </div>
  );
}
