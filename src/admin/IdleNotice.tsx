import { Sign } from '@/ui/Sign';

import type { StaffSession } from './staffSession';
import { useIdle } from './useIdle';

/** Signs out after half an hour without a touch, and says so two minutes before. */
export function IdleNotice({ session }: { session: StaffSession }) {
  const { isNear, stay } = useIdle(() => void session.signOut(true));
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-toast">
      {isNear && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 border-t border-warn bg-warn-tint px-4 py-2 text-small/5 font-semibold text-warn">
          <Sign name="alert" size={20} />
          <span>Nobody has touched this page for a while. You will be signed out in two minutes.</span>
          <button type="button" onClick={stay} className="min-h-11 rounded-sm px-1 underline decoration-1 underline-offset-3">
            Stay signed in
          </button>
        </div>
      )}
    </div>
  );
}
