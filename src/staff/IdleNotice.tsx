import { Sign } from '@/ui/Sign';

import type { StaffSession } from './staffSession';
import { useIdle } from './useIdle';

/** Signs out after half an hour without a touch, and says so two minutes before. */
export function IdleNotice({ session }: { session: StaffSession }) {
  const { isNear, stay } = useIdle(() => void session.signOut(true));
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-toast">
      {isNear && (
        <div className="grid grid-cols-[20px_1fr] gap-x-2.5 border-t border-warn bg-warn-tint px-4 pt-3 text-small/5 font-semibold text-warn md:flex md:items-center md:justify-center md:py-2">
          <Sign name="alert" size={20} />
          <span>Nobody has touched this page for a while. You will be signed out in two minutes.</span>
          <button
            type="button"
            onClick={stay}
            className="col-start-2 min-h-11 justify-self-start rounded-sm underline decoration-1 underline-offset-3 md:px-1"
          >
            Stay signed in
          </button>
        </div>
      )}
    </div>
  );
}
