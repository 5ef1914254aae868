import { requestPopup } from '@/lib/popupRequests';

/** Opens the call-back popup of this page (§4 "can also be opened by a button"). */
export function CallBack({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Safari gives a clicked button no focus; the popup returns the focus to what had it.
        currentTarget.focus({ preventScroll: true });
        requestPopup('microbladingNew');
      }}
      className="text-link min-h-11 py-2"
    >
      {label}
    </button>
  );
}
